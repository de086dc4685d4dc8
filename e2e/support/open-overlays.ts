/** Everything that opens over a page, and how a visitor opens it. */
import type { Page } from '@playwright/test';
import { dialog } from './lightbox';
import { modal, paragraph } from './modal';
import { ask, publishContent, publishPage } from './rest';
import { expect, visit } from './test';
import { heading, space } from './link-targets';

export interface OpenState {
	name: string;
	/** Opens a page and what is over it. */
	open: ( page: Page, links: Links ) => Promise< void >;
	/** Selector of what has opened. */
	within: string;
}

/** Pages made for the states that the demo lacks. */
export type Links = Record<
	'popups' | 'yesno' | 'birthday' | 'contents' | 'comments',
	string
>;

const FORM =
	'<!-- wp:html --><form action="/" method="get"><p><label>Email <input type="email" name="address"></label></p><p><label><input type="checkbox" name="ok"> I agree</label></p><p><button class="wp-element-button">Subscribe</button></p></form><!-- /wp:html -->';

const POPUP = paragraph( 'One letter a month. <a href="/">Read it</a>' ) + FORM;

const CONTENTS = `<!-- wp:frontage/table-of-contents {"isSticky":true,"stickyDisableOn":[]} /-->${ [
	'flour',
	'water',
	'salt',
]
	.map( ( name ) => heading( name ) + space( 900 ) )
	.join( '' ) }`;

const gate = ( asks: string ) =>
	`<!-- wp:frontage/age-gate {"asks":"${ asks }"} -->${ paragraph( 'This page is about <a href="/">wine</a>.' ) }<!-- /wp:frontage/age-gate -->`;

/**
 * Publishes the pages.
 *
 * @param admin The administrator.
 */
export async function publishAll( admin: Page ): Promise< Links > {
	const post = await publishContent(
		admin,
		paragraph( 'Rye.' ),
		{ comment_status: 'open' },
		'posts'
	);
	await ask( admin, 'wp/v2/comments', { post: post.id, content: 'First!' } );
	return {
		popups: await publishPage(
			admin,
			modal(
				{
					buttonText: 'Dressed',
					entrance: 'zoom',
					veil: 'var(--wp--preset--color--contrast)',
					veilBlur: 8,
					closePlace: 'outside',
					focus: 'field',
				},
				POPUP
			) +
				modal( { buttonText: 'Sheet', isSheet: true }, POPUP ) +
				modal(
					{ buttonText: 'Notice', kind: 'bar', place: 'top' },
					POPUP
				)
		),
		yesno: await publishPage( admin, gate( 'yesno' ) ),
		birthday: await publishPage( admin, gate( 'birthday' ) ),
		contents: await publishPage( admin, CONTENTS ),
		comments: post.link,
	};
}

/** Presses a button for as long as people do. */
const press = ( page: Page, name: string | RegExp ) =>
	page
		.getByRole( 'button', { name, exact: true } )
		.first()
		.click( { delay: 120 } );

const popup = ( name: string ): OpenState => ( {
	name: `popup: ${ name }`,
	within: name === 'Notice' ? '.is-bar' : 'dialog[open]',
	async open( page, { popups } ) {
		await visit( page, popups );
		await press( page, name );
	},
} );

/** A dialog of the demo, opened by a link to it. */
const linked = ( module: string, id: string ): OpenState => ( {
	name: `${ module }: #${ id }`,
	within: `#${ id }`,
	open: ( page ) => visit( page, `/modules/${ module }/#${ id }` ),
} );

const searching = async ( page: Page, text: string ) => {
	await page.getByRole( 'combobox' ).first().pressSequentially( text );
	await expect( page.getByRole( 'status' ).first() ).not.toHaveText(
		/^$|Searching/
	);
};

/** All that overlay, for visitors. */
export const STATES: OpenState[] = [
	linked( 'modal', 'letter' ),
	linked( 'modal', 'small-print' ),
	popup( 'Dressed' ),
	popup( 'Sheet' ),
	popup( 'Notice' ),
	linked( 'off-canvas', 'site-menu' ),
	linked( 'off-canvas', 'reveal' ),
	linked( 'search-overlay', 'find-all' ),
	...[ 'bread', 'zebra' ].map( ( text ) => ( {
		name: `search overlay: ${ text }`,
		within: '#find',
		async open( page: Page ) {
			await visit( page, '/modules/search-overlay/' );
			await press( page, 'Find something' );
			await searching( page, text );
		},
	} ) ),
	{
		name: 'menu search',
		within: '#glass-panel',
		async open( page ) {
			await visit( page, '/modules/menu-search/' );
			await page
				.locator( '#glass' )
				.getByRole( 'button', { name: 'Search' } )
				.click( { delay: 120 } );
			await searching( page, 'bread' );
		},
	},
	linked( 'subscribe-overlay', 'monthly' ),
	linked( 'subscribe-overlay', 'corner' ),
	...( [ 'yesno', 'birthday' ] as const ).map( ( asks ) => ( {
		name: `age gate: ${ asks }`,
		within: 'dialog[open]',
		async open( page: Page, links: Links ) {
			await visit( page, links[ asks ] );
			await press( page, asks === 'yesno' ? 'No' : 'Continue' );
			await expect( page.getByRole( 'alert' ) ).not.toBeEmpty();
		},
	} ) ),
	{
		name: 'lightbox: picture',
		within: '.frontage-lightbox',
		async open( page ) {
			await visit( page, '/modules/lightbox/' );
			await page
				.locator( '.wp-block-gallery a' )
				.first()
				.click( { delay: 120, position: { x: 9, y: 9 } } );
			await expect( dialog( page ) ).toContainText( 'dusk' );
		},
	},
	{
		name: 'lightbox: part of the page, then consent',
		within: '.frontage-lightbox',
		async open( page ) {
			await visit( page, '/modules/lightbox/' );
			await page
				.getByRole( 'link', { name: 'a part of this page' } )
				.click( { delay: 120 } );
			await expect( dialog( page ) ).toContainText( 'Tuesday' );
			await press( page, 'Next' );
			await expect( dialog( page ) ).toContainText( 'from YouTube' );
		},
	},
	...[ false, true ].map( ( isOpen ) => ( {
		name: `contents, ${ isOpen ? 'open' : 'closed' }`,
		within: '.frontage-table-of-contents__box',
		async open( page: Page, { contents }: Links ) {
			await visit( page, `${ contents }#water` );
			const bar = page.locator( '.frontage-table-of-contents summary' );
			await expect( bar ).toContainText( 'About water', {
				useInnerText: true,
			} );
			if ( isOpen ) {
				await bar.first().click( { delay: 120 } );
			}
		},
	} ) ),
	{
		name: 'comments: refused',
		within: '#respond',
		async open( page, { comments } ) {
			await visit( page, comments );
			await page.locator( '#comment' ).focus();
			await expect(
				page.locator( 'frontage-island[name=comments]' )
			).toHaveAttribute( 'data-state', 'awake' );
			await page.locator( '#submit' ).click( { delay: 120 } );
			await expect(
				page.locator( '.frontage-comments__complaint' ).first()
			).toBeVisible();
		},
	},
	{
		name: 'hotspot',
		within: '.frontage-hotspots',
		async open( page ) {
			await visit( page, '/modules/hotspots/' );
			await press( page, 'The hut' );
		},
	},
	{
		name: 'tooltip',
		within: '[role=tooltip]',
		async open( page ) {
			await visit( page, '/modules/tooltip/' );
			const link = page.getByRole( 'link', {
				name: 'Order',
				exact: true,
			} );
			// On a busy machine, the focus can come before the script.
			await expect( async () => {
				await link.blur();
				await link.focus();
				await expect( page.getByRole( 'tooltip' ) ).toBeVisible( {
					timeout: 1000,
				} );
			} ).toPass();
		},
	},
];
