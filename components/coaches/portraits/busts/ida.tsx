import { Brows } from "../brows";
import { Eyes } from "../eyes";
import { detail, Head, type Pose, Torso, veil } from "../frame";
import { Mouth } from "../mouth";

/** Ida Rosenquest: silver bun with a knitting needle through it, round glasses, a cardigan she made herself. */
export function Ida({ expression, palette: p }: Pose) {
  return (
    <>
      <path
        d="M22 118L30 130L38 118M38 118L46 130L54 118M22 140L30 152L38 140M38 140L46 152L54 140M44 84L52 96L60 84M186 118L194 130L202 118M202 118L210 130L218 118M186 140L194 152L202 140"
        stroke={p.ink}
        strokeOpacity={veil}
        strokeWidth={6}
      />
      <Torso>
        <path d="M26 256C28 214 52 200 92 190H148C188 200 212 214 214 256Z" fill={p.cloth} />
        <path d="M150 190C188 200 212 214 214 256H178C180 222 170 204 150 194Z" fill={p.clothShade} stroke="none" />
        <path d="M92 186L120 236L148 186Z" fill={p.accent} />
        <path d="M100 160H140V188C134 200 106 200 100 188Z" fill={p.skinShade} />
        <path
          d="M98 184C86 186 82 196 88 206C98 208 112 206 119 202C112 198 102 194 98 184ZM142 184C154 186 158 196 152 206C142 208 126 206 120 202C128 198 138 194 142 184Z"
          fill={p.accent}
        />
        <path d="M88 192L118 242M152 192L122 242" strokeWidth={9} stroke={p.clothShade} />
        <path
          d="M54 216L60 224L66 216L72 224L78 216L84 224M160 224L166 216L172 224L178 216L184 224"
          stroke={p.accent}
          strokeWidth={detail}
        />
        <circle cx={120} cy={206} r={5} fill={p.lip} strokeWidth={detail} />
      </Torso>
      <Head expression={expression}>
        <path d="M90 62L158 22" stroke="#B9814A" strokeWidth={6} />
        <circle cx={160} cy={21} r={6} fill={p.cloth} strokeWidth={detail} />
        <path d="M92 46C88 28 102 16 121 16C140 16 152 28 149 46C146 58 96 58 92 46Z" fill={p.hair} />
        <path
          d="M134 21C143 26 148 37 144.5 46C142 52 126 54 112 53C132 49 140 36 134 21Z"
          fill={p.hairShade}
          stroke="none"
        />
        <path d="M104 40C104 28 116 20 128 26M114 44C116 36 124 32 132 36" strokeWidth={detail} />
        <path d="M68 122C58 82 82 48 121 48C160 48 184 82 172 122C170 134 74 134 68 122Z" fill={p.hair} />
        <path d="M150 58C174 72 178 100 172 122L160 126Z" fill={p.hairShade} stroke="none" />
        <path
          d="M74 104C66 146 86 180 121 180C156 180 174 146 166 104C160 92 150 82 140 76C120 86 92 88 74 104Z"
          fill={p.skin}
        />
        <path
          d="M152 88C160 124 154 160 114 178C152 180 172 146 164 105C160 97 156 92 152 88Z"
          fill={p.skinShade}
          stroke="none"
        />
        <path
          d="M140 76C120 88 92 88 73 108M140 76C152 82 162 92 167 108M96 60C86 66 80 74 78 84M150 66C158 72 164 80 166 90"
          strokeWidth={detail}
        />
        <g fill={p.blush} stroke="none" opacity={0.6}>
          <ellipse cx={87} cy={150} rx={11} ry={8} />
          <ellipse cx={153} cy={150} rx={10} ry={8} />
        </g>
        <circle cx={71} cy={136} r={4.5} fill={p.accent} strokeWidth={detail} />
        <circle cx={169} cy={136} r={4.5} fill={p.accent} strokeWidth={detail} />
        <g fill="#FFFDF6" fillOpacity={0.4} stroke="none">
          <circle cx={98} cy={122} r={18} />
          <circle cx={142} cy={122} r={18} />
        </g>
        <Eyes
          shape={expression === "cheering" ? "arc" : expression === "neutral" ? "open" : "worried"}
          x={120}
          y={122}
          apart={21}
          ink={p.ink}
          scale={0.86}
        />
        <path d="M118 136C113 142 116 147 123 145" strokeWidth={detail} />
        <g strokeWidth={detail}>
          <circle cx={98} cy={122} r={18} />
          <circle cx={142} cy={122} r={18} />
          <path d="M116 120Q120 116 124 120M80 119L73 116M160 119L167 116" />
        </g>
        <Brows
          expression={expression}
          x={120}
          y={98}
          apart={21}
          colour={p.hairShade}
          weight={5}
          path="M-9 1C-3-4 4-4 10 1"
        />
        <Mouth
          shape={expression === "cheering" ? "laugh" : expression === "neutral" ? "smile" : "worry"}
          x={120}
          y={158}
          lip={expression === "concerned" ? p.lip : undefined}
          shade={p.lip ?? p.skinShade}
          scale={0.9}
        />
        <path d="M98 146Q94 150 96 156M144 146Q148 150 146 156" stroke={p.skinShade} strokeWidth={detail} />
      </Head>
    </>
  );
}
