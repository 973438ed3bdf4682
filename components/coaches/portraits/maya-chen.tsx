import { Brows } from "./brows";
import { Eyes } from "./eyes";
import { detail, Head, type Pose, Torso } from "./frame";
import { Mouth } from "./mouth";

/** Maya Chen: high ponytail, pencil behind the ear, already three moves ahead. */
export function MayaChen({ expression, palette: p }: Pose) {
  return (
    <>
      <path d="M28 162L58 128L76 140L104 96M150 92L180 112L212 84" stroke={p.signatureShade} strokeWidth={8} />
      <Head expression={expression}>
        <path
          d="M134 46C146 14 188 10 204 38C218 64 206 92 212 118C196 118 182 104 178 84C172 66 158 56 138 58Z"
          fill={p.hair}
        />
        <path
          d="M196 34C212 60 202 92 210 116C198 114 188 106 182 94C200 84 200 56 196 34Z"
          fill={p.hairShade}
          stroke="none"
        />
      </Head>
      <Torso>
        <path d="M32 256C36 214 60 204 96 194H146C182 204 206 214 208 256Z" fill={p.cloth} />
        <path d="M154 197C186 208 206 216 208 256H174C180 224 174 208 154 200Z" fill={p.clothShade} stroke="none" />
        <path d="M102 156H140V192H102Z" fill={p.skinShade} />
        <path d="M96 184C104 192 138 192 146 184L150 204C138 214 104 214 92 204Z" fill={p.cloth} />
        <path d="M64 226C84 232 104 234 121 234C140 234 160 232 178 226" stroke={p.accent} strokeWidth={7} />
      </Torso>
      <Head expression={expression}>
        <path
          d="M78 112C68 108 64 118 68 128C70 136 76 138 80 134ZM165 112C175 108 179 118 175 128C173 136 167 138 162 134Z"
          fill={p.skin}
        />
        <path d="M77 98C75 142 94 178 122 178C150 178 167 142 166 98C160 66 84 66 77 98Z" fill={p.skin} />
        <path d="M150 84C158 122 150 158 114 177C150 180 166 142 164 98Z" fill={p.skinShade} stroke="none" />
        <g fill={p.blush} stroke="none" opacity={0.55}>
          <ellipse cx={91} cy={144} rx={9} ry={6} />
          <ellipse cx={152} cy={144} rx={8} ry={6} />
        </g>
        <Eyes
          shape={expression === "neutral" ? "open" : expression === "cheering" ? "arc" : "worried"}
          x={122}
          y={122}
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
          weight={4.5}
          path="M-10 3C-4-1 4-3 12 1"
          cocked={2}
        />
        <path d="M122 136C120 141 124 144 128 142" strokeWidth={detail} />
        <Mouth
          shape={expression === "neutral" ? "smirk" : expression === "cheering" ? "laugh" : "worry"}
          x={122}
          y={158}
          lip={p.lip}
          shade={p.skinShade}
          scale={0.75}
        />
        <path
          d="M72 118C62 72 84 44 121 44C158 44 180 72 171 118C166 106 162 98 158 92C142 90 122 82 112 70C106 84 90 96 82 100C78 106 75 112 72 118Z"
          fill={p.hair}
        />
        <path
          d="M152 54C174 70 176 96 170 114C166 104 162 98 158 92C160 78 158 64 152 54Z"
          fill={p.hairShade}
          stroke="none"
        />
        <path d="M84 76C90 64 98 58 108 54" stroke="#6A5561" strokeWidth={6} />
        <path d="M136 50L148 58" stroke={p.cloth} strokeWidth={9} />
        <path d="M58 132L90 102" stroke="#3F7FB0" strokeWidth={7} />
      </Head>
    </>
  );
}
