import { __, sprintf } from '@wordpress/i18n';
import { contrast, over, parseColour, type Colour } from '@frontage/lib/color';
import type { CheckedBlock, Fix, Found, Page, Place } from '@frontage/editor';

/** Blocks whose colors do not apply to text. */
const TEXTLESS =
	/^core\/(?:separator|spacer|image|video|site-logo|social-links?)$/;

/** Minimum contrast for normal text in WCAG. */
const ENOUGH = 4.5;

interface Style {
	color?: { text?: string; background?: string; gradient?: string };
}

const styleOf = ( { attributes }: CheckedBlock ) =>
	( attributes.style as Style | undefined )?.color ?? {};

const PRESET =
	/^var:preset\|color\|(.+)$|^var\(--wp--preset--color--([\w-]+)\)$/;

/**
 * Returns a color as CSS, from a preset slug or a custom value.
 *
 * @param slug  Preset slug.
 * @param typed Custom value.
 */
function resolve( slug: unknown, typed: unknown, page: Page ): string {
	const [ , piped, variable ] = PRESET.exec( String( typed ?? '' ) ) ?? [];
	const wanted = slug || piped || variable;
	return wanted
		? ( page.palette.find( ( one ) => one.slug === wanted )?.color ?? '' )
		: String( typed ?? '' );
}

const textOf = ( block: CheckedBlock, page: Page ) =>
	resolve( block.attributes.textColor, styleOf( block ).text, page );

const backgroundOf = ( block: CheckedBlock, page: Page ) =>
	resolve(
		block.attributes.backgroundColor,
		styleOf( block ).background,
		page
	);

const hasPicture = ( { name, attributes }: CheckedBlock ) =>
	name === 'core/cover' ||
	!! attributes.gradient ||
	!! ( attributes.style as Style | undefined )?.color?.gradient ||
	!! ( attributes.style as { background?: object } | undefined )?.background;

/**
 * Returns the text and background colors of a block, including inherited ones; null if there is an image
 * or an unknown color behind it.
 */
function pairOf(
	{ block, parents }: Place,
	page: Page
): { text: Colour; background: Colour } | null {
	const around = [ block, ...[ ...parents ].reverse() ];
	const base = parseColour( page.colours.background );
	const text = parseColour(
		around.map( ( one ) => textOf( one, page ) ).find( Boolean ) ??
			page.colours.text
	);
	if ( ! base || ! text ) {
		return null;
	}
	let background = base;
	for ( const one of [ ...around ].reverse() ) {
		const own = backgroundOf( one, page );
		const colour = own ? parseColour( own ) : null;
		if ( hasPicture( one ) || ( own && ! colour ) ) {
			return null;
		}
		background = colour ? over( colour, background ) : background;
	}
	return { text, background };
}

/**
 * Returns whether the author chose a color here; for a button both, since the theme styles it.
 *
 * @param block Any block.
 */
function isChosen( block: CheckedBlock, page: Page ): boolean {
	const chosen = [ textOf( block, page ), backgroundOf( block, page ) ];
	return (
		! TEXTLESS.test( block.name ) &&
		( block.name === 'core/button'
			? chosen.every( Boolean )
			: chosen.some( Boolean ) )
	);
}

/**
 * Finds chosen colors with too little contrast (WCAG 1.4.3).
 *
 * @param place Position of the block.
 */
export function lowContrast( place: Place, page: Page ): Found[] {
	const { block } = place;
	if ( ! isChosen( block, page ) ) {
		return [];
	}
	const pair = pairOf( place, page );
	const ratio = pair ? contrast( pair.text, pair.background ) : ENOUGH;
	if ( ! pair || ratio >= ENOUGH ) {
		return [];
	}
	return [
		{
			level: 'problem',
			title: sprintf(
				/* translators: %s: a number such as 2.4. */
				__( 'Text is hard to read: contrast ratio %s:1', 'frontage' ),
				( Math.floor( ratio * 10 ) / 10 ).toFixed( 1 )
			),
			why: __(
				'In sunlight, on old screens, or with tired eyes, text needs a contrast ratio of at least 4.5:1. Choose a darker or lighter color.',
				'frontage'
			),
			fix: better( block, pair.background, page ),
		},
	];
}

const PLAIN = [ '#000000', '#ffffff' ].map( ( color ) => ( {
	slug: '',
	name: color,
	color,
} ) );

/**
 * Returns the color with the best contrast, if it is sufficient.
 *
 * @param colours    Candidates.
 * @param background Background color.
 */
function reads( colours: Page[ 'palette' ], background: Colour ) {
	const ratio = ( { color }: { color: string } ) => {
		const parsed = parseColour( color );
		return parsed ? contrast( parsed, background ) : 0;
	};
	const [ best ] = [ ...colours ].sort( ( a, b ) => ratio( b ) - ratio( a ) );
	return best && ratio( best ) >= ENOUGH ? best : undefined;
}

/**
 * Returns the theme color with the best contrast, else black or white.
 *
 * @param block      The block with the text.
 * @param background Background color.
 */
function better( block: CheckedBlock, background: Colour, page: Page ): Fix {
	const best =
		reads( page.palette, background ) ?? reads( PLAIN, background )!;
	return {
		label: sprintf(
			/* translators: %s: name of a color. */
			__( 'Use “%s” as text color', 'frontage' ),
			best.name
		),
		change: () => ( {
			textColor: best.slug || undefined,
			style: {
				...( block.attributes.style as object ),
				color: {
					...styleOf( block ),
					text: best.slug ? undefined : best.color,
				},
			},
		} ),
	};
}
