/** Code in color: copied without numbers, scrolled with keys, legible on both grounds, and written in the editor. */
import type { Page } from '@playwright/test';
import { pressMouse } from './support/press';
import {
	expect,
	expectNoAxe,
	expectNoOverflow,
	test,
	visit,
} from './support/test';

const PAGE = '/modules/source-code/';
const ALLOWED = { permissions: [ 'clipboard-read', 'clipboard-write' ] };

const block = ( page: Page, id: string ) => page.locator( `#${ id }` );

const clipboard = ( page: Page ) =>
	page.evaluate( () => navigator.clipboard.readText() );

/** Contrast of each colored part with what is behind it, as the screen shows them. */
const contrasts = ( page: Page ) =>
	page
		.locator(
			'.frontage-source-code__line [class^="is-"], .frontage-source-code__line'
		)
		.evaluateAll( ( parts ) => {
			const context = document
				.createElement( 'canvas' )
				.getContext( '2d', { willReadFrequently: true } )!;
			const paint = ( color: string ) => {
				context.fillStyle = color;
				context.fillRect( 0, 0, 1, 1 );
			};
			const luminance = () => {
				const [ red, green, blue ] = [
					...context.getImageData( 0, 0, 1, 1 ).data,
				].map( ( byte ) => {
					const part = byte / 255;
					return part <= 0.04045
						? part / 12.92
						: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
				} );
				return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
			};
			return parts.map( ( part ) => {
				const layers: string[] = [];
				for (
					let at: Element | null = part;
					at;
					at = at.parentElement
				) {
					layers.unshift( getComputedStyle( at ).backgroundColor );
				}
				paint( '#fff' );
				layers.forEach( paint );
				const ground = luminance();
				paint( getComputedStyle( part ).color );
				const ink = luminance();
				return {
					what: part.className,
					ratio:
						( Math.max( ink, ground ) + 0.05 ) /
						( Math.min( ink, ground ) + 0.05 ),
				};
			} );
		} );

test( 'copies the code without numbers and removed lines, at a press of human length', async ( {
	open,
} ) => {
	const page = await open( ALLOWED );
	await visit( page, PAGE );
	const change = block( page, 'change' );
	await pressMouse(
		page,
		change.getByRole( 'button', { name: 'Copy code' } ),
		120
	);
	await expect(
		change.getByRole( 'button', { name: 'Copied' } )
	).toBeVisible();
	await expect( change.getByRole( 'status' ) ).toHaveText( 'Copied' );
	expect( await clipboard( page ) ).toBe(
		[
			'export async function order( bread ) {',
			'\tconst body = JSON.stringify( { bread, at: Date.now() } );',
			"\tconst answer = await fetch( '/orders', { method: 'POST', body } );",
			'\treturn answer.ok && answer.json();',
			'}',
		].join( '\n' )
	);
} );

test( 'what is selected by hand has each line once, without numbers', async ( {
	open,
} ) => {
	const page = await open( ALLOWED );
	await visit( page, PAGE );
	const code = block( page, 'marked' ).locator( 'pre' );
	await code.evaluate( ( pre ) => getSelection()!.selectAllChildren( pre ) );
	await page.keyboard.press( 'Control+c' );
	const lines = ( await clipboard( page ) ).trim().split( /\r?\n/ );
	expect( lines ).toHaveLength( 10 );
	expect( lines[ 3 ] ).toBe(
		'function loaves_left( int $baked, array $orders ): int {'
	);
} );

test( 'is read, named and scrolled with the keyboard, without script', async ( {
	noJs,
} ) => {
	await visit( noJs, PAGE );
	const code = block( noJs, 'shell' ).getByRole( 'group', {
		name: 'Code: bake.sh',
	} );
	await expect( code ).toContainText( 'set -euo pipefail' );
	await expect(
		noJs.getByRole( 'button', { name: 'Copy code' } ).first()
	).toBeHidden();
	await code.focus();
	await noJs.keyboard.press( 'End' );
	await expect
		.poll( () => code.evaluate( ( { scrollTop } ) => scrollTop ) )
		.toBeGreaterThan( 20 );
	const lines = await code.evaluate(
		( { clientHeight } ) => clientHeight / 1.6 / 14
	);
	expect( lines ).toBeGreaterThan( 3.4 );
	expect( lines ).toBeLessThan( 5 );
} );

for ( const [ ground, style ] of [
	[ 'light', '' ],
	[ 'dark', 'onyx' ],
] as const ) {
	test( `has a contrast of 4.5:1 in every part on a ${ ground } page`, async ( {
		open,
	} ) => {
		const page = await open(
			{},
			style ? { frontage_env_style: style } : {}
		);
		await visit( page, PAGE );
		const found = await contrasts( page );
		expect( found.length ).toBeGreaterThan( 100 );
		expect( found.filter( ( { ratio } ) => ratio < 4.5 ) ).toEqual( [] );
		expect(
			await page
				.locator( '#marked .is-keyword' )
				.first()
				.evaluate(
					( keyword ) =>
						getComputedStyle( keyword ).color !==
						getComputedStyle( keyword.parentElement! ).color
				)
		).toBe( true );
	} );
}

test(
	'fits a phone, wraps where it shall, and has no barriers',
	{ tag: '@deep' },
	async ( { narrow } ) => {
		await visit( narrow, PAGE );
		await expectNoOverflow( narrow );
		const wide = ( id: string ) =>
			block( narrow, id )
				.locator( 'pre' )
				.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth > clientWidth
				);
		expect( await wide( 'wrapped' ) ).toBe( false );
		expect( await wide( 'change' ) ).toBe( true );
		await expectNoAxe( narrow, '.frontage-source-code' );
	}
);

test(
	'keeps code from left to right where people read from right to left',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, PAGE );
		await page.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		const change = block( page, 'change' );
		const line = change.locator( '.frontage-source-code__line' ).first();
		const keyword = line.locator( '.is-keyword' );
		const [ first, second ] = await Promise.all( [
			keyword.nth( 0 ).boundingBox(),
			keyword.nth( 1 ).boundingBox(),
		] );
		expect( first!.x ).toBeLessThan( second!.x );
		const button = ( await change.getByRole( 'button' ).boundingBox() )!;
		const file = ( await change.getByText( 'order.js' ).boundingBox() )!;
		expect( button.x ).toBeLessThan( file.x );
	}
);

test(
	'prints every line, dark on white, without the button',
	{ tag: '@deep' },
	async ( { page } ) => {
		await visit( page, PAGE );
		await page.emulateMedia( { media: 'print' } );
		const shell = block( page, 'shell' );
		await expect( shell.locator( 'button' ) ).toBeHidden();
		expect(
			await shell
				.locator( 'pre' )
				.evaluate(
					( { scrollHeight, clientHeight } ) =>
						scrollHeight - clientHeight
				)
		).toBeLessThanOrEqual( 0 );
		expect(
			await block( page, 'wrapped' )
				.locator( '.is-string' )
				.first()
				.evaluate( ( part ) => getComputedStyle( part ).color )
		).toBe( 'rgb(0, 0, 0)' );
	}
);

test(
	'is written, colored and published in the editor',
	{ tag: '@deep' },
	async ( { editor, guest } ) => {
		await editor.create( { title: 'A page' } );
		await editor.insert( 'Source Code' );
		const code = editor.block( 'frontage/source-code' );
		await code
			.getByRole( 'textbox', { name: 'Code' } )
			.fill( 'if ( 1 < 2 && true ) {\n\techo "<b>";\n}' );
		await editor.openSettings();
		await editor.page.getByLabel( 'Language' ).selectOption( 'PHP' );
		await visit( guest, await editor.publish() );
		await expect( guest.locator( '.frontage-source-code pre' ) ).toHaveText(
			'if ( 1 < 2 && true ) {\n\techo "<b>";\n}\n',
			{ useInnerText: false }
		);
		await expect(
			guest.locator( '.frontage-source-code .is-keyword' ).first()
		).toHaveText( 'if' );
	}
);
