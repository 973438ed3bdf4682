import { Brows } from "../brows";
import { Eyes } from "../eyes";
import { detail, Head, type Pose, Torso, veil } from "../frame";
import { Mouth } from "../mouth";

/** Sergeant Miles Stone: campaign hat pulled low, a jaw like his name, a whistle that has never been quiet for long. */
export function SgtMiles({ expression, palette: p }: Pose) {
  return (
    <>
      <g stroke={p.ink} strokeOpacity={veil} strokeWidth={9} strokeLinecap="butt">
        <path d="M22 116L44 98M196 98L218 116M24 138L50 117M190 117L216 138" />
      </g>
      <Torso>
        <path d="M8 256C12 210 42 202 88 188L152 188C198 202 228 210 232 256Z" fill={p.cloth} />
        <path d="M154 189C198 202 228 210 232 256H176C180 222 172 204 146 191Z" fill={p.clothShade} stroke="none" />
        <path d="M96 160H146V192L121 214L96 192Z" fill={p.skinShade} />
        <path d="M104 204L121 226L138 204L121 214Z" fill="#E9DFC6" strokeWidth={detail} />
        <path d="M94 184L74 194L96 222L121 212ZM148 184L168 194L146 222L121 212Z" fill={p.cloth} />
        <path d="M121 224V256" />
        <path d="M170 228L183 218L196 228M172 216L183 207L194 216" stroke={p.accent} />
        <path d="M88 206C90 216 92 220 96 224M156 206C150 222 132 230 116 228" stroke="#F7EFD9" strokeWidth={detail} />
        <path d="M82 222H104L110 228A9 9 0 1 1 94 234L82 232Z" fill="#E9ECEE" strokeWidth={detail} />
      </Torso>
      <Head expression={expression}>
        <path
          d="M77 112C64 105 59 118 64 129C67 139 75 139 79 135ZM166 112C178 105 183 118 179 129C176 139 168 139 164 135Z"
          fill={p.skinShade}
        />
        <path
          d="M77 90L76 146C77 158 86 168 98 174C106 178 136 178 144 174C156 168 165 158 166 146L165 90Z"
          fill={p.skin}
        />
        <path
          d="M78 134C84 150 98 152 108 146C116 142 128 142 136 146C146 152 158 150 164 134V146C163 158 154 168 143 173C136 176 106 176 99 173C88 168 79 158 78 146Z"
          fill="#CF946B"
          stroke="none"
        />
        <path
          d="M150 90C154 116 156 142 148 156C142 166 130 172 116 176C128 177 138 176 143 173C155 168 163 158 164 146V90Z"
          fill={p.skinShade}
          stroke="none"
        />
        <path d="M78 92H164V106C136 113 104 113 78 106Z" fill={p.skinShade} stroke="none" />
        <path d="M78 96L78 130L86 118V96ZM164 96V130L156 118V96Z" fill={p.hair} stroke="none" />
        <path d="M123 124C124 132 132 138 129 142C126 145 119 145 115 142" strokeWidth={detail} />
        <Eyes
          shape={expression === "neutral" ? "stern" : expression === "cheering" ? "arc" : "worried"}
          x={122}
          y={126}
          apart={21}
          ink={p.ink}
          scale={0.88}
        />
        <Brows
          expression={expression}
          x={122}
          y={114}
          apart={22}
          colour={p.hair}
          weight={8}
          path="M-11 4C-4 0 4-3 12-1"
          reserve={0.8}
        />
        <Mouth
          shape={expression === "neutral" ? "smirk" : expression === "cheering" ? "grin" : "firm"}
          x={122}
          y={155}
          shade={p.skinShade}
        />
        <path d="M121 170V175" strokeWidth={detail} />
        <path
          d="M82 82C80 58 86 38 97 25C102 19 111 20 115 26L121 33L127 26C131 20 140 19 145 25C156 38 162 58 160 82Z"
          fill="#CDA75F"
        />
        <path d="M143 25C155 38 161 58 158 78L140 76C147 58 148 40 143 25Z" fill="#A9823F" stroke="none" />
        <path d="M121 34V46M101 32C102 42 105 48 109 54M141 32C140 42 138 46 135 50" strokeWidth={detail} />
        <path d="M82 68C104 75 138 75 160 68V86H82Z" fill={p.hair} />
        <path
          d="M20 93C22 82 68 78 121 78C174 78 220 82 222 93C220 104 174 109 121 109C68 109 22 104 20 93Z"
          fill="#CDA75F"
        />
        <path
          d="M219 91C220 102 174 107 121 107C90 107 62 105 44 102C110 104 190 102 219 91Z"
          fill="#A9823F"
          stroke="none"
        />
        <path
          d="M121 66L124.5 73.5L132 74.5L126.5 80L128 88L121 84L114 88L115.5 80L110 74.5L117.5 73.5Z"
          fill={p.accent}
          strokeWidth={detail}
        />
      </Head>
    </>
  );
}
