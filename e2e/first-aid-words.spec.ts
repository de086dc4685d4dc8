/** Words without the plugin: whatever a module saved stays in its column, with its proportions, also in a theme that keeps nothing there. */
import { unusualImages, withOddImages } from './support/unusual-images';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';
import { newest } from './support/themes';
import type { Page } from '@playwright/test';

const themes = () => [ newest(), 'bare' ];

const WIDTHS = [ 390, 1280 ];

/** Forty letters. */
const LONG = 'Donaudampfschifffahrtsgesellschaftsboote';

/** Modules on one page, so that a page is soon printed. */
const AT_A_TIME = 12;

/** Returns the fixtures of each module as a program writes them: attributes alone, those of a module together. */
const fixtures = async (): Promise< Record< string, string > > =>
	JSON.parse(
		await sitePhp( `
	require_once WP_PLUGIN_DIR . '/frontage/tests/php/Golden/Fixture.php';
	function frontage_bare( $blocks ) {
		foreach ( $blocks as &$block ) {
			$block['innerBlocks'] = frontage_bare( $block['innerBlocks'] );
			if ( str_starts_with( (string) $block['blockName'], 'frontage/' ) ) {
				$block['innerHTML'] = '';
				$block['innerContent'] = array_fill( 0, count( $block['innerBlocks'] ), null );
			}
		}
		return $blocks;
	}
	$markup = array();
	foreach ( Frontage\\Tests\\Golden\\Fixture::all() as $fixture ) {
		if ( ! str_contains( $fixture->sentence, 'hostile' ) ) {
			$markup[ $fixture->slug ] = ( $markup[ $fixture->slug ] ?? '' ) . serialize_blocks( frontage_bare( parse_blocks( $fixture->own ) ) );
		}
	}
	echo wp_json_encode( $markup );` )
	);

/**
 * Publishes a page as a program would.
 *
 * @param content Block markup.
 * @return Its path.
 */
const publish = async ( content: string ): Promise< string > =>
	sitePhp( `
	$id = wp_insert_post( wp_slash( array(
		'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Words', 'comment_status' => 'closed',
		'post_content' => base64_decode( '${ Buffer.from( content ).toString(
			'base64'
		) }' ),
	) ) );
	echo wp_make_link_relative( get_permalink( $id ) );` );

/** Puts a long word at the beginning of titles, names, captions and the like. */
const withLongWords = ( content: string ) =>
	content.replace(
		/"((?:title|name|label|caption|text|role|note)":")(?=\w)/g,
		`"$1${ LONG } `
	);

/** What is wider than the page, and pictures without their proportions, by module. */
const faults = ( page: Page ) =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		const told = ( one: Element, what: string ) =>
			`${ one.closest( '[data-module]' )?.getAttribute( 'data-module' ) }: ${ one.outerHTML.slice( 0, 150 ) } ${ what }`;
		const isClipped = ( around: Element | null ): boolean =>
			!! around &&
			around !== document.body &&
			( getComputedStyle( around ).overflowX !== 'visible' ||
				isClipped( around.parentElement ) );
		const tooWide =
			scrollWidth > clientWidth
				? [ ...document.querySelectorAll( 'main *' ) ].filter(
						( one ) =>
							one.getBoundingClientRect().right >
								clientWidth + 1 &&
							! isClipped( one.parentElement )
					)
				: [];
		// Image blocks are WordPress's.
		const pictures = document.querySelectorAll< HTMLImageElement >(
			'[class*="wp-block-frontage-"] img[src*="/odd/"]:not(.wp-block-image *)'
		);
		const skewed = [ ...pictures ].filter( ( one ) => {
			const { width, height } = one.getBoundingClientRect();
			const ratio =
				Number( one.getAttribute( 'width' ) ) /
				Number( one.getAttribute( 'height' ) );
			// A picture of 4000 by 600 is 20 pixels high in a narrow cell.
			return ! ratio || Math.abs( width - height * ratio ) > ratio + 1;
		} );
		return [
			...( scrollWidth > clientWidth
				? [ `${ scrollWidth } of ${ clientWidth } pixels` ]
				: [] ),
			...tooWide.map( ( one ) => told( one, 'is too wide' ) ),
			...skewed.map( ( one ) => told( one, 'has no proportions' ) ),
		];
	} );

test( 'whatever a module saved stays within the page without the plugin', async ( {
	open,
} ) => {
	test.slow();
	const images = await unusualImages(
		'original',
		'icon',
		'portrait',
		'panorama'
	);
	const all = Object.entries( await fixtures() );
	const paths: string[] = [];
	for ( let at = 0; at < all.length; at += AT_A_TIME ) {
		const content = all
			.slice( at, at + AT_A_TIME )
			.map(
				( [ slug, markup ] ) =>
					`<!-- wp:html --><div data-module="${ slug }"><!-- /wp:html -->${ withLongWords(
						withOddImages( markup, images )
					) }<!-- wp:html --></div><!-- /wp:html -->`
			);
		paths.push( await publish( content.join( '\n' ) ) );
	}
	let pictures = 0;
	for ( const theme of themes() ) {
		const page = await open(
			{},
			{ frontage_env_off: '1', frontage_env_theme: theme }
		);
		for ( const path of paths ) {
			await visit( page, path );
			expect( await page.content(), path ).toContain( LONG );
			pictures += await page
				.locator( '[class*="wp-block-frontage-"] img[width]' )
				.count();
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 900 } );
				expect
					.soft(
						await faults( page ),
						`${ theme } ${ width } ${ path }`
					)
					.toEqual( [] );
			}
		}
	}
	expect( pictures ).toBeGreaterThan( 50 );
} );
