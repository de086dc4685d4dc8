import { publishPage } from './support/rest';
import { openExtension } from './support/sidebar';
import { expect, test, visit } from './support/test';
import type { Locator, Page } from '@playwright/test';

const PAGE = '/modules/animation/';

const flip = ( page: Page ) => page.locator( '.flips' );
const loop = ( page: Page ) => page.locator( '.loops' );
const state = ( block: Locator ) =>
	block.getAttribute( 'data-frontage-animation' );

/** What moves is never still enough for Playwright's own way. */
const show = ( block: Locator ) =>
	block.evaluate( ( element ) => element.scrollIntoView() );
const playState = ( block: Locator ) =>
	block.evaluate(
		( element ) => getComputedStyle( element ).animationPlayState
	);

test( 'animates a block once when it scrolls into view', async ( { page } ) => {
	await visit( page, PAGE );
	await expect( flip( page ) ).toHaveAttribute(
		'data-frontage-animation',
		'waiting'
	);
	await flip( page ).scrollIntoViewIfNeeded();
	await expect( flip( page ) ).toHaveAttribute(
		'data-frontage-animation',
		'done'
	);
	await page.mouse.wheel( 0, -3000 );
	await flip( page ).scrollIntoViewIfNeeded();
	expect( await state( flip( page ) ) ).toBe( 'done' );
} );

test( 'animates visible blocks without waiting for the script', async ( {
	noJs,
} ) => {
	await noJs.goto( PAGE, { waitUntil: 'commit' } );
	await expect(
		noJs.getByRole( 'heading', { name: 'Slides in' } )
	).toHaveCSS( 'animation-name', 'frontage-animation-in' );
} );

test( 'a switch stops endless animations without script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	await show( loop( noJs ) );
	expect( await playState( loop( noJs ) ) ).toBe( 'running' );
	await noJs.getByRole( 'switch', { name: 'Pause animations' } ).check();
	expect( await playState( loop( noJs ) ) ).toBe( 'paused' );
} );

test( 'hides nothing without script', async ( { noJs } ) => {
	await visit( noJs, PAGE );
	await expect
		.poll( () =>
			flip( noJs ).evaluate(
				( element ) => getComputedStyle( element ).opacity
			)
		)
		.toBe( '1' );
} );

test(
	'is set for a core block, previewed and published',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		await editor.create( { title: 'With an animation' } );
		await editor.insert( 'Separator' );
		await editor.select( 'core/separator' );
		const settings = await editor.openSettings();
		await openExtension( settings, 'Animation' );
		await settings
			.getByRole( 'combobox', { name: 'Style', exact: true } )
			.selectOption( { label: 'Zoom' } );
		await expect( editor.block( 'core/separator' ) ).toHaveClass(
			/has-frontage-animation/
		);
		const address = await editor.publish();
		await visit( guest, address );
		await expect(
			guest.locator( 'hr.has-frontage-animation' )
		).toHaveAttribute(
			'style',
			/--frontage-animation-from:scale3d\(0.5,0.5,0.5\)/
		);
	}
);

test( 'leaves a block to the animation that follows the scroll position', async ( {
	admin,
	page,
} ) => {
	const both = ( other: string ) =>
		`<!-- wp:paragraph {"frontage":{"animation":{"style":"slide","direction":"start"},${ other }}} --><p>Both</p><!-- /wp:paragraph -->`;
	await visit(
		page,
		await publishPage(
			admin,
			both( '"parallax":{"rotate":4}' ) +
				both( '"scrollspy":{"effect":"fade"}' )
		)
	);
	const [ moved, spied ] = await page
		.locator( 'p.has-frontage-animation' )
		.evaluateAll( ( all ) =>
			all.map( ( one ) => {
				const { animationName, opacity, transform } =
					getComputedStyle( one );
				return [ animationName, opacity, transform ];
			} )
		);
	expect( moved ).toEqual( [ 'frontage-parallax', '1', 'none' ] );
	expect( spied ).toEqual( [ 'frontage-scrollspy-in', '1', 'none' ] );
} );
