/** Looks of overlays that authors choose: entrance, veil, bottom sheet, focus, close button; and links without script. */
import { dialog, modal, paragraph, publishPage } from './support/modal';
import { TALL, escape } from './support/overlays';
import { pressFinger, pressMouse } from './support/press';
import { expect, expectNoAxe, test, visit } from './support/test';
import type { Page } from '@playwright/test';

test.use( { held: 120 } );

const opens = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

const backdropOf = ( page: Page, name: string ) =>
	dialog( page, name ).evaluate( ( element ) => {
		const { backgroundColor, backdropFilter } = getComputedStyle(
			element,
			'::backdrop'
		);
		return [ backgroundColor, backdropFilter ];
	} );

const LOOK = {
	entrance: 'zoom',
	veil: '#00336699',
	veilBlur: 6,
	closePlace: 'outside',
};

test( 'has the chosen entrance, veil, blur and close button, and none of it moves under reduced motion', async ( {
	admin,
	page,
	lessMotion,
} ) => {
	const preset = ( name: string ) => `var(--wp--preset--color--${ name })`;
	const url = await publishPage(
		admin,
		modal( { ...LOOK, buttonText: 'Open' }, paragraph( 'Words.' ) ) +
			modal(
				{ veil: preset( 'contrast' ), buttonText: 'Theme' },
				paragraph( 'Words.' )
			) +
			modal(
				{ veil: preset( 'gone' ), buttonText: 'Gone' },
				paragraph( 'Words.' )
			)
	);
	await visit( page, url );
	for ( const [ name, color ] of [
		[ 'Theme', 'rgb(17, 17, 17)' ],
		[ 'Gone', 'rgba(0, 0, 0, 0.5)' ],
	] as const ) {
		await pressMouse( page, opens( page, name ), 120 );
		await expect( dialog( page, name ) ).toBeVisible();
		await expect
			.poll( () => backdropOf( page, name ) )
			.toEqual( [ color, 'none' ] );
		await expect( dialog( page, name ) ).toHaveAttribute(
			'data-awake',
			/\d/
		);
		await escape( page );
		await expect( dialog( page, name ) ).toBeHidden();
	}
	await pressMouse( page, opens( page, 'Open' ), 120 );
	const popup = dialog( page, 'Open' );
	await expect( popup ).toBeVisible();
	await expect
		.poll( () => backdropOf( page, 'Open' ) )
		.toEqual( [ 'rgba(0, 51, 102, 0.6)', 'blur(6px)' ] );
	await expect
		.poll( () =>
			popup.evaluate( ( element ) => getComputedStyle( element ).scale )
		)
		.toBe( 'none' );
	const close = popup.getByRole( 'button', { name: 'Close' } );
	expect( ( await close.boundingBox() )!.x ).toBeGreaterThan( 1200 );
	expect( ( await close.boundingBox() )!.y ).toBeLessThan( 20 );
	await expectNoAxe( page, 'dialog' );
	await pressMouse( page, close, 300 );
	await expect( popup ).toBeHidden();
	await visit( lessMotion, url );
	await opens( lessMotion, 'Open' ).click();
	expect(
		await lessMotion.evaluate( () => document.getAnimations().length )
	).toBe( 0 );
} );

test(
	'a bottom sheet is dragged away with a finger, and scrolls first',
	{ tag: '@deep' },
	async ( { admin, narrow } ) => {
		const url = await publishPage(
			admin,
			modal(
				{ isSheet: true, buttonText: 'Open' },
				paragraph( 'The first words.' ) + TALL
			)
		);
		await visit( narrow, url );
		await pressFinger( narrow, opens( narrow, 'Open' ), 120 );
		const sheet = dialog( narrow, 'Open' );
		await expect( sheet ).toBeVisible();
		await expect
			.poll( async () => {
				const { y, height } = ( await sheet.boundingBox() )!;
				return Math.round( y + height );
			} )
			.toBe( 844 );
		const session = await narrow.context().newCDPSession( narrow );
		const drag = async ( from: number, to: number ) => {
			const touch = ( type: 'touchStart' | 'touchMove', y: number ) =>
				session.send( 'Input.dispatchTouchEvent', {
					type,
					touchPoints: [ { x: 180, y } ],
				} );
			await touch( 'touchStart', from );
			for ( let step = 1; step <= 8; step++ ) {
				await touch( 'touchMove', from + ( ( to - from ) * step ) / 8 );
			}
			await session.send( 'Input.dispatchTouchEvent', {
				type: 'touchEnd',
				touchPoints: [],
			} );
		};
		const scrolled = () =>
			sheet.evaluate(
				( { lastElementChild } ) => lastElementChild!.scrollTop
			);
		await drag( 700, 300 );
		await expect.poll( scrolled ).toBeGreaterThan( 100 );
		await drag( 300, 340 );
		await expect( sheet ).toBeVisible();
		// What still glides after the finger has left would scroll on.
		await expect( async () => {
			await sheet.evaluate( ( { lastElementChild } ) =>
				lastElementChild!.scrollTo( { top: 0, behavior: 'instant' } )
			);
			await drag( 200, 760 );
			await expect( sheet ).toBeHidden( { timeout: 1000 } );
		} ).toPass();
		await expect( opens( narrow, 'Open' ) ).toBeFocused();
		await pressFinger( narrow, opens( narrow, 'Open' ), 300 );
		await expect( sheet ).toBeVisible();
		await sheet.getByRole( 'button', { name: 'Close' } ).tap();
		await expect( sheet ).toBeHidden();
	}
);

test(
	'the focus goes where the author wants it, and into no trap for robots',
	{ tag: '@deep' },
	async ( { admin, page } ) => {
		const form =
			'<!-- wp:html --><form><input type="hidden" name="a"><input tabindex="-1" name="trap"><label>Email <input type="email"></label></form><!-- /wp:html -->';
		const url = await publishPage(
			admin,
			modal( { buttonText: 'Plain' }, form ) +
				modal( { buttonText: 'Field', focus: 'field' }, form ) +
				modal( { buttonText: 'Whole', focus: 'dialog' }, form )
		);
		await visit( page, url );
		const focused = async ( name: string ) => {
			await pressMouse( page, opens( page, name ), 120 );
			await expect( dialog( page, name ) ).toBeVisible();
			const what = await page
				.locator( ':focus' )
				.evaluate(
					( focus ) =>
						( focus as HTMLInputElement ).type || focus.localName
				);
			await page.keyboard.press( 'Escape' );
			await expect( dialog( page, name ) ).toBeHidden();
			return what;
		};
		expect( await focused( 'Plain' ) ).toBe( 'submit' );
		expect( await focused( 'Field' ) ).toBe( 'email' );
		expect( await focused( 'Whole' ) ).toBe( 'div' );
	}
);

test(
	'without script, a link opens it in its place, with a way to close',
	{ tag: '@deep' },
	async ( { admin, noJs } ) => {
		const stamp = Date.now();
		const places = [ 'center', 'top', 'bottom', 'end' ];
		const url = await publishPage(
			admin,
			TALL +
				places
					.map(
						( place ) =>
							paragraph(
								`<a href="#${ place }-${ stamp }">To ${ place }</a>`
							) +
							modal(
								{
									anchor: `${ place }-${ stamp }`,
									label: place,
									opener: 'none',
									place,
								},
								paragraph( 'Words.' )
							)
					)
					.join( '' ) +
				TALL
		);
		await visit( noJs, url );
		for ( const place of places ) {
			await pressMouse(
				noJs,
				noJs.getByRole( 'link', {
					name: `To ${ place }`,
					exact: true,
				} ),
				120
			);
			const { y, height } = ( await dialog(
				noJs,
				place
			).boundingBox() )!;
			const middle = y + height / 2;
			const wanted = { center: 400, top: height / 2 }[ place ];
			expect(
				Math.abs( middle - ( wanted ?? 800 - height / 2 ) )
			).toBeLessThan( 20 );
			await pressMouse(
				noJs,
				dialog( noJs, place ).getByRole( 'link', { name: 'Close' } ),
				120
			);
			await expect( dialog( noJs, place ) ).toBeHidden();
		}
	}
);
