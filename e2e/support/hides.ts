/** What hides content in a page, of ours and of WordPress, and how a visitor hides and shows it. */
import { expect, type Page } from '@playwright/test';

/** Returns the markup of a block. */
export const block = ( name: string, attributes: object, inner: string ) =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes ) } -->${ inner }<!-- /wp:${ name } -->`;

const summary = ( page: Page, text: string ) =>
	page.locator( 'summary', { hasText: text } );

/** What hides content; shows it again where visitors can. */
export const HIDES: Record<
	string,
	{
		content: ( inner: string ) => string;
		hide: ( page: Page ) => Promise< void >;
		show?: ( page: Page ) => Promise< void >;
	}
> = {
	popup: {
		content: ( inner ) =>
			block( 'frontage/modal', { buttonText: 'Open it' }, inner ),
		hide: ( page ) => page.keyboard.press( 'Escape' ),
		show: ( page ) =>
			page.getByRole( 'button', { name: 'Open it' } ).click(),
	},
	tabs: {
		content: ( inner ) =>
			block(
				'frontage/tabs',
				{},
				block( 'frontage/tab', { title: 'First' }, inner ) +
					block( 'frontage/tab', { title: 'Second' }, '' )
			),
		hide: ( page ) => page.getByRole( 'tab', { name: 'Second' } ).click(),
		show: ( page ) => page.getByRole( 'tab', { name: 'First' } ).click(),
	},
	accordion: {
		content: ( inner ) =>
			block(
				'frontage/accordion',
				{},
				block( 'frontage/accordion-item', { title: 'First' }, inner ) +
					block( 'frontage/accordion-item', { title: 'Second' }, '' )
			),
		hide: ( page ) => summary( page, 'Second' ).click(),
		show: ( page ) => summary( page, 'First' ).click(),
	},
	switcher: {
		content: ( inner ) =>
			block(
				'frontage/content-switcher',
				{},
				block(
					'frontage/content-switcher-item',
					{ title: 'This' },
					inner
				) +
					block(
						'frontage/content-switcher-item',
						{ title: 'That' },
						''
					)
			),
		hide: ( page ) => page.getByRole( 'radio', { name: 'That' } ).click(),
		show: ( page ) => page.getByRole( 'radio', { name: 'This' } ).click(),
	},
	details: {
		content: ( inner ) =>
			`<!-- wp:details --><details class="wp-block-details"><summary>Core</summary>${ inner }</details><!-- /wp:details -->`,
		hide: ( page ) => page.getByText( 'Core', { exact: true } ).click(),
		show: ( page ) => page.getByText( 'Core', { exact: true } ).click(),
	},
	slides: {
		content: ( inner ) =>
			block(
				'frontage/slider',
				{},
				block( 'frontage/slide', {}, inner ) +
					block(
						'frontage/slide',
						{},
						'<!-- wp:paragraph --><p>Next</p><!-- /wp:paragraph -->'
					)
			),
		hide: async ( page ) => {
			await page.getByRole( 'button', { name: 'Next slide' } ).click();
			await expect(
				page.getByRole( 'button', { name: '2 of 2' } )
			).toHaveAttribute( 'aria-current', 'true' );
		},
		show: ( page ) =>
			// While it moves, a press does nothing.
			expect( async () => {
				const dot = page.getByRole( 'button', { name: '1 of 2' } );
				await dot.click( { timeout: 1000 } );
				await expect( dot ).toHaveAttribute( 'aria-current', 'true', {
					timeout: 50,
				} );
			} ).toPass(),
	},
	unfold: {
		content: ( inner ) =>
			block(
				'frontage/unfold',
				{ height: 40 },
				`<!-- wp:paragraph --><p>Above</p><!-- /wp:paragraph --><!-- wp:html --><div style="height:60px"></div><!-- /wp:html -->${ inner }`
			),
		hide: ( page ) => page.getByText( 'Show less' ).click(),
		show: ( page ) => page.getByText( 'Show more' ).click(),
	},
	'off-canvas': {
		content: ( inner ) =>
			block( 'frontage/off-canvas', { buttonText: 'Open it' }, inner ),
		hide: ( page ) => page.keyboard.press( 'Escape' ),
		show: ( page ) =>
			page.getByRole( 'button', { name: 'Open it' } ).click(),
	},
	'popup in a popup': {
		content: ( inner ) =>
			block(
				'frontage/modal',
				{ buttonText: 'Outer' },
				block( 'frontage/modal', { buttonText: 'Inner' }, inner )
			),
		hide: async ( page ) => {
			await page.keyboard.press( 'Escape' );
			await page.keyboard.press( 'Escape' );
		},
		show: async ( page ) => {
			await page.getByRole( 'button', { name: 'Outer' } ).click();
			await page.getByRole( 'button', { name: 'Inner' } ).click();
		},
	},
	hotspot: {
		content: ( inner ) =>
			block(
				'frontage/hotspots',
				{ id: 9003 },
				block(
					'frontage/hotspot',
					{ x: 50, y: 50, label: 'Spot' },
					inner
				)
			),
		hide: ( page ) => page.keyboard.press( 'Escape' ),
		show: ( page ) => page.getByRole( 'button', { name: 'Spot' } ).click(),
	},
	steps: {
		content: ( inner ) =>
			block(
				'frontage/form',
				{ counts: false },
				block( 'frontage/form-step', { title: 'Watch' }, inner ) +
					block(
						'frontage/form-step',
						{ title: 'Write' },
						'<!-- wp:frontage/field-text {"label":"Name"} /-->'
					)
			),
		hide: ( page ) =>
			page.getByRole( 'button', { name: /^(Next|Continue)/ } ).click(),
		show: ( page ) =>
			page.getByRole( 'button', { name: /^(Back|Previous)/ } ).click(),
	},
	lightbox: {
		content: ( inner ) =>
			`<!-- wp:paragraph --><p><a href="#show" rel="lightbox">Show it</a></p><!-- /wp:paragraph --><!-- wp:group {"anchor":"show"} --><div id="show" class="wp-block-group" hidden>${ inner }</div><!-- /wp:group -->`,
		hide: ( page ) => page.keyboard.press( 'Escape' ),
		show: ( page ) => page.getByRole( 'link', { name: 'Show it' } ).click(),
	},
	card: {
		content: ( inner ) =>
			block(
				'frontage/flip-box',
				{ height: 500 },
				block( 'frontage/flip-box-face', {}, inner ) +
					block( 'frontage/flip-box-face', {}, '' )
			),
		hide: ( page ) => page.locator( '.frontage-flip-box__turn' ).focus(),
	},
	screen: {
		content: ( inner ) =>
			`<!-- wp:group {"frontage":{"multi-view":{"phone":{"hidden":true}}}} --><div class="wp-block-group is-frontage-hidden-in-phone">${ inner }</div><!-- /wp:group --><!-- wp:html --><style>@media (max-width:600px){.is-frontage-hidden-in-phone{display:none}}</style><!-- /wp:html -->`,
		hide: ( page ) => page.setViewportSize( { width: 390, height: 800 } ),
		show: ( page ) => page.setViewportSize( { width: 1280, height: 800 } ),
	},
};
