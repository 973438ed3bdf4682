import { Brows } from "../brows";
import { Eyes } from "../eyes";
import { detail, Head, type Pose, Torso, veil } from "../frame";
import { Mouth } from "../mouth";

/** Dr Alex: curls that escaped the ward round, a stethoscope for a collar, time for one more question. */
export function DrAlex({ expression, palette: p }: Pose) {
  return (
    <>
      <path
        d="M46 92V112M36 102H56M194 92V112M184 102H204M36 148V164M28 156H44M204 148V164M196 156H212"
        stroke={p.ink}
        strokeOpacity={veil}
        strokeWidth={8}
      />
      <Torso>
        <path d="M18 258C22 212 54 204 94 190H148C188 204 220 212 224 258Z" fill={p.cloth} />
        <path d="M152 192C190 206 220 212 224 258H178C182 226 174 208 152 197Z" fill={p.clothShade} stroke="none" />
        <path d="M90 190L121 258L152 190Z" fill={p.accent} />
        <path d="M100 158H142V192L121 216L100 192Z" fill={p.skinShade} />
        <path
          d="M96 186L72 200L86 215L78 222L114 258H121L98 204ZM146 186L170 200L156 215L164 222L128 258H121L144 204Z"
          fill={p.cloth}
        />
        <g stroke="#33475E" strokeWidth={6.5}>
          <path d="M91 189C86 208 92 226 104 236M151 189C158 204 160 212 159 222" />
        </g>
        <circle cx={159} cy={228} r={9} fill="#DDE4EA" strokeWidth={detail} />
        <circle cx={159} cy={228} r={3} fill={p.accent} stroke="none" />
      </Torso>
      <Head expression={expression}>
        <path
          d="M78 112C65 105 60 118 65 129C68 139 75 139 80 135ZM165 112C178 105 183 118 178 129C175 139 168 139 163 135Z"
          fill={p.skin}
        />
        <path d="M77 92C73 146 90 180 122 180C152 180 170 146 166 92C158 60 84 60 77 92Z" fill={p.skin} />
        <path d="M150 80C158 128 150 160 112 178C152 184 168 144 164 92Z" fill={p.skinShade} stroke="none" />
        <path
          d="M77 124C82 132 86 146 98 149C106 151 112 146 122 146C132 146 138 151 146 149C156 146 160 134 166 124C168 158 150 184 122 184C94 184 74 158 77 124Z"
          fill={p.hair}
        />
        {expression === "concerned" && (
          <path d="M104 158C110 153 134 153 140 158C138 172 106 172 104 158Z" fill={p.skin} stroke="none" />
        )}
        <Eyes
          shape={expression === "neutral" ? "open" : expression === "cheering" ? "arc" : "worried"}
          x={122}
          y={121}
          apart={21}
          ink={p.ink}
          scale={0.92}
        />
        <Brows
          expression={expression}
          x={122}
          y={104}
          apart={22}
          colour={p.hair}
          weight={6.5}
          path="M-11 2C-4-4 4-4 12 1"
          reserve={0.8}
        />
        <path d="M123 123C124 132 132 137 129 140C126 143 119 143 115 140" strokeWidth={detail} />
        <Mouth
          shape={expression === "neutral" ? "beam" : expression === "cheering" ? "laugh" : "press"}
          x={122}
          y={159}
          lip={expression === "neutral" ? p.lip : undefined}
          shade={p.skinShade}
          scale={0.8}
        />
        <path
          d="M79 114C64 108 61 92 69 84C58 72 64 56 78 54C78 40 94 32 104 38C110 26 130 26 136 36C148 28 164 38 162 52C178 54 184 70 174 80C184 92 180 108 165 114C166 104 164 98 159 93C152 99 144 96 140 90C134 97 124 96 119 89C112 97 102 96 98 90C88 92 80 100 79 114Z"
          fill={p.hair}
        />
        <path
          d="M140 44C160 56 164 78 158 92C166 98 166 106 166 112C178 104 180 92 173 82C182 70 176 58 161 54C162 42 150 36 140 44Z"
          fill={p.hairShade}
          stroke="none"
        />
        <path d="M82 68C84 60 91 56 98 58M108 52C112 45 120 45 124 50" stroke="#6B545B" strokeWidth={5} />
      </Head>
    </>
  );
}
