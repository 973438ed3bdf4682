import { Brows } from "../brows";
import { Eyes } from "../eyes";
import { detail, Head, type Pose, Torso, veil } from "../frame";
import { Mouth } from "../mouth";

/** Mistress Achieva: a bob cut with a ruler, a collar that holds the line, a gold crown on the lapel. */
export function Achieva({ expression, palette: p }: Pose) {
  return (
    <>
      <path
        d="M44 100L68 128L44 156L20 128ZM198 100L222 128L198 156L174 128ZM68 44L92 72L68 100L44 72ZM172 44L196 72L172 100L148 72Z"
        fill={p.ink}
        fillOpacity={veil}
        stroke="none"
      />
      <Head expression={expression}>
        <path
          d="M121 33C82 32 60 64 58 104C56 134 52 154 42 172C62 184 88 182 104 172H140C156 182 180 184 200 172C190 154 186 134 184 104C182 64 160 32 121 33Z"
          fill={p.hair}
        />
      </Head>
      <Torso>
        <path d="M24 258C28 214 58 208 96 196H146C184 208 214 214 218 258Z" fill={p.cloth} />
        <path d="M154 199C186 210 214 214 218 258H178C182 226 174 210 154 202Z" fill={p.clothShade} stroke="none" />
        <path d="M102 156H140V200H102Z" fill={p.skinShade} />
        <path
          d="M98 174C91 188 93 206 121 226C149 206 151 188 144 174C138 194 130 200 121 206C112 200 104 194 98 174Z"
          fill="#F9F3E8"
        />
        <path
          d="M94 192L72 202L86 217L78 225L116 260L121 226ZM148 192L170 202L156 217L164 225L126 260L121 226Z"
          fill={p.cloth}
        />
        <path d="M89 203L113 240M153 203L129 240" stroke={p.accent} strokeWidth={detail} />
        <path d="M148 208L153 216L158 206L163 216L168 208L166 225H150Z" fill={p.accent} strokeWidth={detail} />
      </Torso>
      <Head expression={expression}>
        <path d="M78 96C76 138 90 166 112 178C118 181 126 181 132 178C154 166 166 138 164 96Z" fill={p.skin} />
        <path
          d="M148 90C156 126 150 158 114 178C120 181 126 180 132 177C154 165 164 138 162 96Z"
          fill={p.skinShade}
          stroke="none"
        />
        <ellipse
          cx={92}
          cy={146}
          rx={9}
          ry={5}
          fill={p.blush}
          opacity={0.4}
          stroke="none"
          transform="rotate(-24 92 146)"
        />
        <Eyes
          shape={expression === "neutral" ? "stern" : expression === "cheering" ? "open" : "worried"}
          x={121}
          y={125}
          apart={21}
          ink={p.ink}
          shadow="#9A7CC8"
          lash
          scale={0.94}
        />
        <Brows
          expression={expression}
          x={121}
          y={109}
          apart={21}
          colour={p.hair}
          weight={5}
          path="M-10 5C-4 1 4-6 13-3"
          cocked={expression === "neutral" ? 5 : 0}
          reserve={0.6}
        />
        <path d="M122 129C123 139 128 144 125 147L118 147" strokeWidth={detail} />
        <Mouth
          shape={expression === "neutral" ? "smirk" : expression === "cheering" ? "beam" : "press"}
          x={121}
          y={161}
          lip={p.lip}
          shade={p.skinShade}
          scale={0.86}
        />
        <path
          d="M121 36C84 34 63 66 61 104C59 134 56 154 47 170C62 178 80 177 90 170C80 146 78 122 80 104C100 104 118 98 132 84C140 96 150 102 163 104C165 122 162 146 152 170C162 177 180 178 195 170C186 154 183 134 181 104C179 66 158 34 121 36Z"
          fill={p.hair}
          stroke="none"
        />
        <path
          d="M148 44C180 66 178 130 195 170C180 177 162 176 153 169C163 142 165 114 160 92C164 74 160 56 148 44Z"
          fill={p.hairShade}
          stroke="none"
        />
        <path d="M91 171C80 146 78 122 80 104C100 104 118 98 132 84C140 96 150 102 163 104C165 122 162 146 151 171" />
        <path d="M76 86C80 68 92 56 108 51M64 132C64 138 62 144 61 148" stroke="#8672C6" strokeWidth={7} />
        <path d="M132 84C129 68 128 58 128 48" stroke="#54458A" strokeWidth={detail} />
        <path d="M90 164L86 172L90 182L94 172ZM152 164L148 172L152 182L156 172Z" fill={p.accent} strokeWidth={detail} />
      </Head>
    </>
  );
}
