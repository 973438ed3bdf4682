import { Brows } from "../brows";
import { Eyes } from "../eyes";
import { detail, Head, type Pose, Torso, veil } from "../frame";
import { Mouth } from "../mouth";

const star = "M0-13L3.8-4.5L13-4L6 2.2L8.2 11.5L0 6.5L-8.2 11.5L-6 2.2L-13-4L-3.8-4.5Z";

/** Questy Brinkley: hair that enters the room first, gold stars that ring when she nods, a lipstick with a plan. */
export function Questy({ expression, palette: p }: Pose) {
  return (
    <>
      <path
        d="M120 130L32 76L22 98ZM120 130L16 140L20 164ZM120 130L218 98L208 76ZM120 130L220 164L224 140ZM120 130L40 196L58 214ZM120 130L182 214L200 196Z"
        fill={p.ink}
        fillOpacity={veil}
        stroke="none"
      />
      <Head expression={expression}>
        <path
          d="M122 17C97 12 77 24 70 36C48 38 36 58 42 76C24 88 22 112 34 124C22 140 28 164 44 170C46 188 66 198 84 192H158C178 198 198 186 198 168C214 160 218 138 206 124C218 108 214 86 198 76C202 56 188 38 168 36C160 22 142 14 122 17Z"
          fill={p.hair}
        />
        <path
          d="M168 37C186 39 200 56 196 76C212 87 216 108 204 124C216 138 212 160 196 168C196 185 178 196 158 190L150 160C190 150 176 110 184 96C178 80 184 56 168 37Z"
          fill={p.hairShade}
          stroke="none"
        />
        <path
          d="M50 84C44 94 44 104 50 112M44 136C42 146 46 154 54 158M192 92C198 102 196 112 190 118M192 140C192 150 186 158 178 160"
          strokeWidth={detail}
        />
      </Head>
      <Torso>
        <path d="M28 256C32 216 56 204 96 192H144C184 204 208 216 212 256Z" fill={p.cloth} />
        <path d="M152 195C186 206 208 216 212 256H176C180 222 172 206 152 197Z" fill={p.clothShade} stroke="none" />
        <path d="M102 160H140V190L152 196L121 240L90 196L102 190Z" fill={p.skin} />
        <path d="M103 168H139V186C128 190 112 186 103 174Z" fill={p.skinShade} stroke="none" />
        <path
          d="M90 194C74 196 66 206 62 216L100 222L118 242M152 194C168 196 176 206 180 216L142 222L124 242"
          fill={p.cloth}
        />
        <path d={star} transform="translate(80 222) scale(.95)" fill={p.accent} strokeWidth={detail} />
      </Torso>
      <Head expression={expression}>
        <path
          d="M78 104C76 144 94 178 122 178C150 178 166 144 164 104C162 72 146 58 121 58C96 58 80 74 78 104Z"
          fill={p.skin}
        />
        <path
          d="M150 72C160 108 152 156 114 177C148 182 164 144 162 104C161 90 157 80 150 72Z"
          fill={p.skinShade}
          stroke="none"
        />
        <g fill={p.blush} stroke="none" opacity={0.55}>
          <ellipse cx={92} cy={144} rx={10} ry={6} transform="rotate(-20 92 144)" />
          <ellipse cx={151} cy={144} rx={9} ry={6} transform="rotate(20 151 144)" />
        </g>
        <Eyes
          shape={expression === "neutral" ? "open" : expression === "cheering" ? ["open", "arc"] : "worried"}
          x={122}
          y={121}
          apart={21}
          ink={p.ink}
          shadow="#8C2F86"
          lash
        />
        <Brows
          expression={expression}
          x={122}
          y={101}
          apart={22}
          colour={p.ink}
          weight={4.5}
          path="M-11 4C-6-2 4-5 14 0"
          cocked={3}
        />
        <path d="M122 128C124 136 130 141 127 144C124 146 119 145 116 143" strokeWidth={detail} />
        <Mouth
          shape={expression === "cheering" ? "laugh" : expression === "neutral" ? "beam" : "worry"}
          x={122}
          y={157}
          lip={p.lip}
          shade={p.skinShade}
          scale={0.95}
        />
        <circle cx={150} cy={153} r={2.2} fill={p.ink} stroke="none" />
        <path
          d="M140 42C120 62 96 66 84 96C82 112 78 122 70 130C56 126 54 104 62 88C60 64 82 42 108 40Z"
          fill={p.hair}
        />
        <path
          d="M136 42C152 58 166 76 164 100C166 114 170 124 178 128C190 118 188 98 180 86C180 62 162 44 140 40Z"
          fill={p.hair}
        />
        <path d="M176 62C184 92 178 110 176 126C190 118 186 98 178 86Z" fill={p.hairShade} stroke="none" />
        <path d="M58 66C62 56 70 50 80 48" stroke="#FFD98C" strokeWidth={7} />
        <path d="M116 48C98 54 82 66 76 84M150 48C162 58 170 70 170 82" strokeWidth={detail} />
        <path d={star} transform="translate(68 156) scale(1.15)" fill={p.accent} strokeWidth={detail} />
        <path d={star} transform="translate(176 156) scale(1.15)" fill={p.accent} strokeWidth={detail} />
      </Head>
    </>
  );
}
