import { Brows } from "./brows";
import { Eyes } from "./eyes";
import { detail, Head, type Pose, Torso } from "./frame";
import { Mouth } from "./mouth";

/** Mistress Achieva: a bob cut with a ruler, a collar that holds the line, a gold queen on the lapel. */
export function Achieva({ expression, palette: p }: Pose) {
  return (
    <>
      <path
        d="M22 100L52 130L22 160L16 130ZM218 100L188 130L218 160L224 130ZM66 44L88 66L52 102L30 80ZM174 44L210 80L188 102L152 66Z"
        fill={p.signatureShade}
        stroke="none"
      />
      <Head expression={expression}>
        <path
          d="M121 30C78 28 56 66 56 108C56 138 52 160 44 176C66 182 90 180 104 172H140C154 180 178 182 198 176C190 160 186 138 186 108C186 66 164 32 121 30Z"
          fill={p.hair}
        />
        <path d="M160 44C186 66 182 130 194 174C178 180 160 178 146 172Z" fill={p.hairShade} stroke="none" />
      </Head>
      <Torso>
        <path d="M30 256C34 214 58 206 96 194H146C184 206 206 214 210 256Z" fill={p.cloth} />
        <path d="M154 197C186 208 206 216 210 256H176C180 224 174 208 154 200Z" fill={p.clothShade} stroke="none" />
        <path d="M104 156H140V196H104Z" fill={p.skinShade} />
        <path
          d="M98 178C96 190 98 200 121 214C144 200 146 190 144 178C138 192 132 198 121 202C110 198 104 192 98 178Z"
          fill="#F7F1E6"
        />
        <path
          d="M97 190L80 200L92 216L84 222L116 256H121V214ZM145 190L162 200L150 216L158 222L126 256H121V214Z"
          fill={p.cloth}
        />
        <path d="M94 200L112 240M148 200L130 240" stroke="#54458A" strokeWidth={detail} />
        <path d="M162 214L164 222L169 216L171 223L176 216L175 229H163Z" fill={p.accent} strokeWidth={detail} />
      </Torso>
      <Head expression={expression}>
        <path d="M78 96C76 138 92 168 112 178C118 181 126 181 132 178C152 168 166 138 164 96Z" fill={p.skin} />
        <path
          d="M148 90C154 126 148 158 114 178C120 181 126 180 132 177C152 166 164 138 162 96Z"
          fill={p.skinShade}
          stroke="none"
        />
        <Eyes
          shape={expression === "neutral" ? "stern" : expression === "cheering" ? "open" : "worried"}
          x={121}
          y={124}
          apart={20}
          ink={p.ink}
          shadow="#8A6BB8"
          lash
          scale={0.92}
        />
        <Brows
          expression={expression}
          x={121}
          y={107}
          apart={21}
          colour={p.hair}
          weight={5}
          path="M-10 5C-4 1 4-6 13-3"
          cocked={expression === "neutral" ? 5 : 0}
        />
        <path d="M122 128C123 138 128 143 125 146L118 146" strokeWidth={detail} />
        <Mouth
          shape={expression === "neutral" ? "smirk" : expression === "cheering" ? "grin" : "press"}
          x={121}
          y={160}
          lip={p.lip}
          shade={p.skinShade}
          scale={0.78}
        />
        <path
          d="M121 32C80 30 62 62 62 104C62 124 62 140 58 156C66 160 76 160 84 156C80 136 78 120 80 104C100 104 118 98 132 86C140 96 150 102 163 104C164 122 162 138 158 156C166 160 176 160 184 156C180 140 180 124 180 104C180 62 162 32 121 32Z"
          fill={p.hair}
        />
        <path
          d="M156 46C178 66 176 110 180 154C174 158 166 158 160 155C166 130 164 104 160 90C164 74 164 58 156 46Z"
          fill={p.hairShade}
          stroke="none"
        />
        <path d="M76 84C80 66 92 54 108 49" stroke="#6E5CA8" strokeWidth={7} />
        <path d="M132 86C128 70 124 58 122 48" stroke="#54458A" strokeWidth={detail} />
        <path d="M70 162V168M172 162V168" strokeWidth={detail} />
        <circle cx={70} cy={170} r={4.5} fill={p.accent} strokeWidth={detail} />
        <circle cx={172} cy={170} r={4.5} fill={p.accent} strokeWidth={detail} />
      </Head>
    </>
  );
}
