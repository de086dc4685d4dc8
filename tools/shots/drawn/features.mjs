/** Drawings of features that count, guard and tell. */
import {
	ACCENT,
	LINE,
	PALE,
	bar,
	card,
	eye,
	pointer,
	star,
} from './shapes.mjs';

/**
 * What is drawn, by the module's folder.
 *
 * @type {Record<string, string>}
 */
export const FEATURES = {
	ads: card(
		160,
		50,
		320,
		300,
		bar( 192, 84, 256 ) +
			bar( 192, 112, 220 ) +
			bar( 192, 140, 160 ) +
			`<rect x="192" y="174" width="256" height="76" rx="8" fill="${ ACCENT }"/><text x="320" y="222" text-anchor="middle" font-family="sans-serif" font-size="28" font-weight="bold" fill="#fff">Ad</text>` +
			bar( 192, 272, 240 ) +
			bar( 192, 300, 180 )
	),
	'anti-spam':
		card(
			140,
			70,
			260,
			260,
			bar( 170, 110, 90 ) +
				card( 170, 138, 200, 44 ) +
				bar( 170, 204, 120 ) +
				`<rect x="170" y="246" width="110" height="48" rx="24" fill="${ LINE }"/>`
		) +
		`<path d="M440 150l80 28v62c0 54-36 84-80 100-44-16-80-46-80-100v-62z" fill="#fff" stroke="${ LINE }" stroke-width="4"/><path d="M404 242l26 28 48-54" fill="none" stroke="${ ACCENT }" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`,
	comments:
		card( 110, 80, 300, 110, bar( 142, 116, 200 ) + bar( 142, 144, 140 ) ) +
		`<path d="M160 188v36l40-36" fill="#fff" stroke="${ LINE }" stroke-width="4"/><rect x="164" y="178" width="32" height="12" fill="#fff"/>` +
		card(
			230,
			220,
			300,
			110,
			bar( 262, 256, 220 ) + bar( 262, 284, 110, ACCENT )
		) +
		`<path d="M480 328v36l-40-36" fill="#fff" stroke="${ LINE }" stroke-width="4"/><rect x="444" y="318" width="32" height="12" fill="#fff"/>`,
	'video-statistics':
		`<rect x="90" y="80" width="260" height="150" rx="12" fill="${ PALE }" stroke="${ LINE }" stroke-width="4"/><path d="M200 125v60l52-30z" fill="${ LINE }"/>` +
		`<path d="M400 320v-40M440 320v-90M480 320v-60M520 320v-170" stroke="${ ACCENT }" stroke-width="20"/>` +
		bar( 90, 268, 200 ),
	overlays:
		card( 110, 60, 320, 210, bar( 140, 92, 160 ) + bar( 140, 122, 220 ) ) +
		card(
			170,
			110,
			320,
			210,
			bar( 200, 142, 160 ) + bar( 200, 172, 220 )
		) +
		card(
			230,
			160,
			320,
			180,
			bar( 260, 196, 180 ) +
				bar( 260, 226, 240 ) +
				`<rect x="260" y="264" width="120" height="46" rx="23" fill="${ ACCENT }"/><path d="M510 186l20 20m0-20l-20 20" stroke="${ LINE }" stroke-width="4" stroke-linecap="round"/>`
		),
	'link-tracking':
		card(
			90,
			90,
			270,
			220,
			bar( 122, 126, 180 ) +
				bar( 122, 160, 140, ACCENT ) +
				bar( 122, 194, 200 ) +
				bar( 122, 228, 110 )
		) +
		`<path d="M278 166c90-60 150-50 214 14m0 0l-8-44m8 44l-44-2" fill="none" stroke="${ LINE }" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>` +
		[ 44, 76, 58, 110 ]
			.map(
				( height, at ) =>
					`<rect x="${ 420 + at * 36 }" y="${ 310 - height }" width="22" height="${ height }" rx="4" fill="${ at === 3 ? ACCENT : PALE }"/>`
			)
			.join( '' ) +
		`<path d="M406 310h160" stroke="${ LINE }" stroke-width="4" stroke-linecap="round"/>` +
		pointer( 248, 176 ),
	feedback: card(
		130,
		90,
		380,
		220,
		[ 0, 1, 2, 3, 4 ]
			.map( ( at ) => star( 176 + at * 60, 122 ) )
			.join( '' ) +
			bar( 180, 200, 280 ) +
			bar( 180, 230, 200 )
	),
	toolkit:
		card(
			70,
			110,
			200,
			180,
			[ 0, 1, 2, 3 ]
				.map( ( at ) =>
					bar(
						100,
						140 + at * 34,
						140 - at * 18,
						at % 2 ? undefined : ACCENT
					)
				)
				.join( '' )
		) +
		`<path d="M296 200h44m-16-16 16 16-16 16" fill="none" stroke="${ LINE }" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` +
		card( 370, 100, 200, 56, bar( 394, 122, 110 ) ) +
		card(
			370,
			172,
			200,
			128,
			bar( 394, 194, 90, ACCENT ) +
				bar( 394, 228, 150 ) +
				bar( 394, 258, 120 )
		),
	'password-toggle':
		bar( 110, 122, 130, LINE ) +
		card(
			110,
			156,
			420,
			92,
			[ 0, 1, 2, 3, 4, 5, 6 ]
				.map(
					( at ) =>
						`<circle cx="${ 152 + at * 32 }" cy="202" r="9" fill="${ LINE }"/>`
				)
				.join( '' ) + eye( 478, 202, ACCENT )
		) +
		bar( 110, 274, 240 ),
};
