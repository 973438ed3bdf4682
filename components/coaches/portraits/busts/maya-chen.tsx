import { Brows } from "../brows";
import { Eyes } from "../eyes";
import { detail, Head, type Pose, Torso, veil } from "../frame";
import { Mouth } from "../mouth";

/** Maya Chen: high ponytail, pencil behind the ear, already three moves ahead. */
export function MayaChen({ expression, palette: p }: Pose) {
  return (
    <>
      <path d="M30 164L58 132L76 144L104 96" stroke={p.ink} strokeOpacity={veil} strokeWidth={8} />
      <Head expression={expression}>
        <path
          d="M134 50C146 18 188 14 204 42C218 66 204 94 216 124C198 124 182 108 178 86C172 66 158 58 138 62Z"
          fill={p.hair}
        />
        <path
          d="M192 30C212 56 200 92 213 122C198 120 188 108 183 94C200 84 200 56 192 30Z"
          fill={p.hairShade}
          stroke="none"
        />
        <path d="M152 40C158 32 166 28 174 28" stroke="#6A5561" strokeWidth={6} />
      </Head>
      <Torso>
        <path d="M24 258C28 214 60 206 96 194H146C182 206 212 214 216 258Z" fill={p.cloth} />
        <path d="M154 197C186 208 212 214 216 258H176C180 226 174 208 154 200Z" fill={p.clothShade} stroke="none" />
        <path d="M102 156H140V192H102Z" fill={p.skinShade} />
        <path d="M46 222C80 230 100 231 121 231C142 231 162 230 196 222" stroke="#2C4A70" strokeWidth={7} />
        <path d="M96 182C104 191 138 191 146 182L151 203C138 214 104 214 91 203Z" fill={p.cloth} />
        <path d="M106 194V202M121 196V205M136 194V202" strokeWidth={detail} />
      </Torso>
      <Head expression={expression}>
        <path d="M165 112C176 106 181 118 177 128C174 137 167 138 162 134Z" fill={p.skin} />
        <path d="M38 102L80 118" strokeWidth={13} />
        <path d="M50 107L80 118" stroke="#4E9BD1" strokeWidth={6.5} />
        <path d="M38 102L42 103.6" stroke={p.accent} strokeWidth={6.5} />
        <path d="M77 98C73 144 94 179 122 179C150 179 171 144 166 98C160 66 84 66 77 98Z" fill={p.skin} />
        <path d="M150 84C160 124 152 160 114 178C152 181 169 144 164 98Z" fill={p.skinShade} stroke="none" />
        <g fill={p.blush} stroke="none" opacity={0.55}>
          <ellipse cx={91} cy={146} rx={10} ry={7} />
          <ellipse cx={153} cy={146} rx={9} ry={7} />
        </g>
        <Eyes
          shape={expression === "neutral" ? "open" : expression === "cheering" ? "arc" : "worried"}
          x={122}
          y={123}
          apart={22}
          ink={p.ink}
          lash
          scale={0.98}
        />
        <Brows
          expression={expression}
          x={122}
          y={104}
          apart={23}
          colour={p.hair}
          weight={5}
          path="M-10 3C-4-1 4-3 12 1"
          cocked={expression === "neutral" ? 4 : 0}
        />
        <path d="M121 137C119 142 123 145 128 143" strokeWidth={detail} />
        <Mouth
          shape={expression === "neutral" ? "smirk" : expression === "cheering" ? "laugh" : "worry"}
          x={122}
          y={158}
          lip={expression === "concerned" ? p.lip : undefined}
          shade={p.lip ?? p.skinShade}
          scale={0.88}
        />
        <path
          d="M72 120C60 74 82 44 121 44C160 44 182 74 171 120C168 106 164 98 158 92C142 90 122 82 112 68C106 84 90 96 82 100C78 106 75 112 72 120Z"
          fill={p.hair}
        />
        <path
          d="M152 54C176 72 178 96 171 114C167 104 162 98 158 92C160 78 158 64 152 54Z"
          fill={p.hairShade}
          stroke="none"
        />
        <path d="M84 76C88 64 98 57 110 54" stroke="#6A5561" strokeWidth={7} />
        <path d="M133 47L151 61" strokeWidth={14} />
        <path d="M134 48L150 60" stroke={p.cloth} strokeWidth={7} />
        <path d="M78 112C67 106 62 118 66 128C69 137 76 138 81 134L80 122Z" fill={p.skin} />
      </Head>
    </>
  );
}
