import { Brows } from "./brows";
import { Eyes } from "./eyes";
import { detail, Head, type Pose, Torso } from "./frame";
import { Mouth } from "./mouth";

/** Zen Master Kai: shaved head, wooden beads, eyes half closed because half of the world is quite enough. */
export function ZenKai({ expression, palette: p }: Pose) {
  return (
    <>
      <path d="M188 62A84 84 0 1 0 204 128" stroke={p.signatureShade} strokeWidth={12} />
      <Torso>
        <path d="M22 256C26 212 54 202 94 190H148C188 202 214 212 218 256Z" fill={p.cloth} />
        <path d="M152 192C190 204 214 212 218 256H176C182 224 174 206 152 195Z" fill={p.clothShade} stroke="none" />
        <path d="M100 156H142V192L121 226L96 194Z" fill={p.skinShade} />
        <path d="M94 188C98 206 112 222 132 256H98L84 196Z" fill={p.accent} />
        <path d="M148 188C144 210 124 230 96 256H142L160 194Z" fill={p.accent} />
        <path d="M148 188C144 210 124 230 100 256M160 193C156 214 148 232 142 256M84 195C86 212 92 224 98 232" />
        <g fill="#8F4F2C" strokeWidth={detail}>
          <circle cx={82} cy={200} r={7.5} />
          <circle cx={88} cy={214} r={7.5} />
          <circle cx={99} cy={225} r={7.5} />
          <circle cx={164} cy={200} r={7.5} />
          <circle cx={158} cy={214} r={7.5} />
          <circle cx={147} cy={225} r={7.5} />
          <circle cx={123} cy={230} r={9} fill={p.accent} />
        </g>
      </Torso>
      <Head expression={expression}>
        <path
          d="M76 108C64 102 60 114 63 128C65 142 68 148 74 146C79 144 80 136 80 130ZM167 108C179 102 183 114 180 128C178 142 175 148 169 146C164 144 163 136 163 130Z"
          fill={p.skin}
        />
        <path
          d="M75 106C68 64 88 34 121 34C154 34 176 64 168 106C170 148 152 178 122 178C92 178 72 148 75 106Z"
          fill={p.skin}
        />
        <path
          d="M150 46C168 90 160 154 112 176C150 182 168 148 166 106C171 80 164 58 150 46Z"
          fill={p.skinShade}
          stroke="none"
        />
        <path d="M92 62C96 54 102 49 110 47" stroke="#FBE3C4" strokeWidth={6} />
        <g fill={p.blush} stroke="none" opacity={0.5}>
          <ellipse cx={90} cy={140} rx={10} ry={6} />
          <ellipse cx={153} cy={140} rx={9} ry={6} />
        </g>
        <Eyes
          shape={expression === "neutral" ? "half" : expression === "cheering" ? "arc" : "worried"}
          x={122}
          y={120}
          apart={22}
          ink={p.ink}
        />
        <Brows
          expression={expression}
          x={122}
          y={103}
          apart={23}
          colour={p.hair}
          weight={5.5}
          path="M-12 3C-6-4 6-5 14 2"
        />
        <circle cx={122} cy={84} r={4} fill={p.accent} strokeWidth={detail} />
        <path d="M122 116C121 126 130 136 128 140C125 143 119 143 115 140" strokeWidth={detail} />
        <path
          d="M96 156C100 150 112 147 122 148C132 147 144 150 148 156C148 170 140 190 122 198C104 190 96 170 96 156Z"
          fill={p.hair}
        />
        <path d="M140 151C146 158 138 184 122 196C138 190 148 168 146 156Z" fill={p.hairShade} stroke="none" />
        <path d="M108 158C112 154 132 154 136 158C134 166 110 166 108 158Z" fill={p.skin} stroke="none" />
        <Mouth
          shape={expression === "cheering" ? "laugh" : expression === "neutral" ? "smile" : "press"}
          x={122}
          y={158}
          shade={p.hairShade}
          scale={0.7}
        />
      </Head>
    </>
  );
}
