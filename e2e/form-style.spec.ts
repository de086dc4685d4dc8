/** How forms look: their three styles, a narrow file field, and the button in the editor. */
import type { Locator } from '@playwright/test';
import { field, form, name } from './support/forms';
import { publishPage } from './support/modal';
import { expect, expectNoOverflow, test, visit } from './support/test';

const FILE = field( 'file', {
	label: 'Documents',
	name: 'documents',
	count: 3,
	types: [ 'pdf', 'jpg' ],
} );

/** Width of the four edges in pixels, and whether there is a fill. */
const looksOf = ( input: Locator ) =>
	input.evaluate( ( element ) => {
		const {
			borderTopWidth,
			borderInlineStartWidth,
			borderBottomWidth,
			backgroundColor,
			color,
		} = getComputedStyle( element );
		return {
			edges: [
				borderTopWidth,
				borderInlineStartWidth,
				borderBottomWidth,
			].map( parseFloat ),
			isFilled: ! /, 0\)$|transparent| \/ 0\)$/.test( backgroundColor ),
			hasInk:
				color === getComputedStyle( element.closest( 'form' )! ).color,
		};
	} );

test( 'three styles of fields, each in the ink of the theme', async ( {
	admin,
	page,
} ) => {
	const styles = {
		'': { edges: [ 1, 1, 1 ], isFilled: true, hasInk: true },
		'is-style-filled': { edges: [ 0, 0, 2 ], isFilled: true, hasInk: true },
		'is-style-underlined': {
			edges: [ 0, 0, 1 ],
			isFilled: false,
			hasInk: true,
		},
	};
	for ( const [ className, look ] of Object.entries( styles ) ) {
		await visit(
			page,
			await publishPage( admin, form( { className }, name ) )
		);
		expect( await looksOf( page.getByLabel( 'Name' ) ), className ).toEqual(
			look
		);
	}
} );

test( 'a file field fits 320 pixels, with its words inside', async ( {
	admin,
	open,
} ) => {
	const page = await open( { viewport: { width: 320, height: 700 } } );
	await visit( page, await publishPage( admin, form( {}, FILE ) ) );
	await expectNoOverflow( page );
	const box = ( await page
		.locator( '.frontage-files' )
		.first()
		.boundingBox() )!;
	expect( box.x ).toBeGreaterThanOrEqual( 0 );
	expect( box.x + box.width ).toBeLessThanOrEqual( 320 );
	const hint = ( await page
		.locator( '.frontage-files__hint' )
		.first()
		.boundingBox() )!;
	expect( hint.x + hint.width ).toBeLessThanOrEqual( box.x + box.width );
	expect( hint.y + hint.height ).toBeLessThanOrEqual( box.y + box.height );
} );

test( '“Send” is legible in the editor', async ( { editor } ) => {
	await editor.create( { title: 'A form' } );
	await editor.insert( 'Contact Form' );
	const button = editor
		.block( 'frontage/form' )
		.getByRole( 'textbox', { name: 'Button text' } );
	await expect( button ).toBeVisible();
	const [ ink, ground ] = await button.evaluate( ( element ) => {
		const luminance = ( color: string ) => {
			const canvas = element.ownerDocument.createElement( 'canvas' );
			const context = canvas.getContext( '2d' )!;
			context.fillStyle = color;
			context.fillRect( 0, 0, 1, 1 );
			const [ red = 0, green = 0, blue = 0 ] = [
				...context.getImageData( 0, 0, 1, 1 ).data,
			].map( ( part ) =>
				part / 255 <= 0.03928
					? part / 255 / 12.92
					: ( ( part / 255 + 0.055 ) / 1.055 ) ** 2.4
			);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const placeholder = element.querySelector(
			'[data-rich-text-placeholder]'
		);
		return [
			luminance(
				placeholder
					? getComputedStyle( placeholder, '::after' ).color
					: getComputedStyle( element ).color
			),
			luminance( getComputedStyle( element ).backgroundColor ),
		] as [ number, number ];
	} );
	const [ dark, light ] = [ ink, ground ].sort( ( a, b ) => a - b ) as [
		number,
		number,
	];
	expect( ( light + 0.05 ) / ( dark + 0.05 ) ).toBeGreaterThanOrEqual( 4.5 );
} );
