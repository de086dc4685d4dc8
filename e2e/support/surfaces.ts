/** What floats over a page of pictures, in any theme. */
import { expect, type Page } from '@playwright/test';
import { giveTools } from './style-tools';
import { unusualImages, imageBlock } from './unusual-images';
import { sitePhp } from './site-php';

/** Modules that float, stick or open over the page. */
const MODULES =
	'modal,off-canvas,search-overlay,menu-search,subscribe-overlay,share,one-page-nav,nav-menu,hotspots,event-calendar,data-table,back-to-top,sticky,reading-progress,animation,table-of-contents';

/** Cookies that turn on what is off at first. */
export const ON = { frontage_env_on: 'sticky-header,back-to-top,lightbox' };

/** Publishes a page of pictures with everything that floats over them. */
export async function publishPictures(): Promise< string > {
	const [ picture ] = ( await unusualImages( 'large' ) ).filter(
		( { name } ) => name === 'large'
	);
	const pictures = imageBlock( picture!, false ).repeat( 4 );
	return sitePhp( `
	$content = '';
	foreach ( explode( ',', '${ MODULES }' ) as $slug ) {
		$content .= get_page_by_path( "modules/$slug" )->post_content;
	}
	$pictures = base64_decode( '${ Buffer.from( pictures ).toString( 'base64' ) }' );
	$id = wp_insert_post( wp_slash( array(
		'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Surfaces', 'comment_status' => 'closed',
		'post_content' => $pictures . $content . $pictures,
	) ) );
	echo wp_make_link_relative( get_permalink( $id ) );` );
}

/** Returns what floats without an opaque ground, and words on it that are hard to read. */
const faults = ( page: Page ) =>
	page.evaluate( () => {
		const { contrast, parse } = window.look;
		const HEADER =
			'.frontage-sticky-header, .has-frontage-sticky-header :is(#masthead, .site-header, [role="banner"])';
		const found = new Set< string >();
		const seen = new Set< string >();
		const line = ( from: Element, to: Element ): Element[] =>
			from === to || ! from.parentElement
				? [ from ]
				: [ from, ...line( from.parentElement, to ) ];
		const nameOf = ( one: Element ) =>
			`${ one.localName }.${ [ ...one.classList ].join( '.' ) }`;
		const check = ( float: Element ) => {
			const texts = document.createTreeWalker(
				float,
				NodeFilter.SHOW_TEXT
			);
			while ( texts.nextNode() ) {
				const element = texts.currentNode.parentElement!;
				const { width, height } = element.getBoundingClientRect();
				if (
					! texts.currentNode.textContent!.trim() ||
					width < 3 ||
					height < 3 ||
					element.closest(
						'script, style, noscript, option, [inert], [disabled], [aria-disabled="true"], .screen-reader-text, iframe'
					) ||
					! element.checkVisibility( {
						visibilityProperty: true,
						opacityProperty: true,
					} )
				) {
					continue;
				}
				seen.add( nameOf( float ) );
				const grounds = line( element, float ).map( ( part ) =>
					getComputedStyle( part )
				);
				const at = grounds.findIndex(
					( { backgroundColor, backgroundImage } ) =>
						backgroundImage !== 'none' ||
						parse( backgroundColor )[ 3 ] === 1
				);
				const words = `${ nameOf( float ) }: “${ texts.currentNode.textContent!.trim().slice( 0, 30 ) }”`;
				if ( at < 0 ) {
					found.add( `${ words } has no ground` );
					continue;
				}
				const { backgroundColor, backgroundImage } = grounds[ at ]!;
				const { color, fontSize, fontWeight } =
					getComputedStyle( element );
				const size = parseFloat( fontSize );
				const least =
					size >= 24 ||
					( size >= 18.66 && Number( fontWeight ) > 600 )
						? 3
						: 4.5;
				const ratio = contrast(
					parse( color ),
					parse( backgroundColor )
				);
				if ( backgroundImage === 'none' && ratio < least - 0.05 ) {
					found.add(
						`${ words } ${ color } on ${ backgroundColor }: ${ ratio.toFixed( 1 ) } (${ nameOf( element ) })`
					);
				}
			}
		};
		for ( const header of document.querySelectorAll( HEADER ) ) {
			const { position, backgroundColor, backgroundImage } =
				getComputedStyle( header );
			if ( position === 'sticky' ) {
				check( header );
				if (
					parse( backgroundColor )[ 3 ] < 1 &&
					backgroundImage === 'none'
				) {
					found.add( `${ nameOf( header ) } is see-through` );
				}
			}
		}
		const ours = [
			...document.querySelectorAll< HTMLElement >(
				'[class*="frontage-"]'
			),
		];
		for ( const one of ours ) {
			if (
				[ 'fixed', 'sticky' ].includes(
					getComputedStyle( one ).position
				) &&
				! one.matches( `dialog, [popover], ${ HEADER }` ) &&
				! one.closest( 'dialog, [popover]' )
			) {
				check( one );
			}
		}
		for ( const one of ours ) {
			if ( one instanceof HTMLDialogElement && ! one.open ) {
				one.showModal();
				check( one );
				one.close();
			} else if ( one.popover && ! one.matches( ':popover-open' ) ) {
				one.showPopover();
				check( one );
				one.hidePopover();
			}
		}
		return { found: [ ...found ], seen: seen.size };
	} );

/**
 * Expects that whatever floats has a ground, and can be read on it, on a desktop and a phone.
 *
 * @param page Shows what `publishPictures()` published.
 * @param name Of the look, for findings.
 */
export async function expectGrounds(
	page: Page,
	name: string
): Promise< void > {
	await giveTools( page );
	await page.addStyleTag( {
		content: '*, ::before, ::after { transition: none !important; }',
	} );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await page.evaluate( () => window.scrollTo( 0, 900 ) );
		const { found, seen } = await faults( page );
		expect.soft( found, `${ name } ${ width }` ).toEqual( [] );
		expect
			.soft( seen, `What was looked at in ${ name }` )
			.toBeGreaterThan( 12 );
		if ( process.env.SURFACES_SHOTS ) {
			await page.screenshot( {
				path: `${ process.env.SURFACES_SHOTS }/${ name.replace( /\W+/g, '-' ) }-${ width }.png`,
			} );
		}
	}
}
