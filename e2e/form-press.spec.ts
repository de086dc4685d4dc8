/** Presses in forms while messages come and go: a held button is not pulled away. */
import { email, field, form, name, send, thanks } from './support/forms';
import { publishPage } from './support/modal';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

/** How long the button is held, in milliseconds; longer than it takes until a corrected field is validated again. */
const HELD = 300;

/** Presses the lower edge of the button, which moves up when a message above it goes. Nothing else takes time. */
async function holdEdge( page: Page, isFinger: boolean ): Promise< void > {
	const { x, y, width, height } = ( await send( page ).boundingBox() )!;
	const point = { x: x + width / 2, y: y + height - 4 };
	const hold = () => page.clock.runFor( HELD );
	if ( ! isFinger ) {
		await page.mouse.move( point.x, point.y );
		await page.mouse.down();
		await hold();
		await page.mouse.up();
		return;
	}
	const session = await page.context().newCDPSession( page );
	await session.send( 'Input.dispatchTouchEvent', {
		type: 'touchStart',
		touchPoints: [ point ],
	} );
	await hold();
	await session.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
}

test( 'Send is pressed right after a field was corrected, and the form is sent', async ( {
	admin,
	page,
	narrow,
} ) => {
	const url = await publishPage( admin, form( {}, name, email ) );
	for ( const [ visitor, isFinger ] of [
		[ page, false ],
		[ narrow, true ],
	] as const ) {
		await visitor.clock.install();
		await visit( visitor, url );
		await visitor.getByLabel( 'Name' ).fill( 'Ada' );
		await send( visitor ).click( { delay: 120 } );
		const address = visitor.getByLabel( 'Email' );
		await expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
		await send( visitor ).scrollIntoViewIfNeeded();
		await visitor.clock.pauseAt( Date.now() + 600_000 );
		await address.fill( 'ada@example.org' );
		const sent = visitor.waitForRequest(
			( request ) => request.method() === 'POST' && request.url() === url
		);
		await holdEdge( visitor, isFinger );
		await visitor.clock.resume();
		expect( ( await sent ).postData() ).toContain( 'ada@example.org' );
	}
} );

test( 'Send is pressed right after a fast stroke of the signature, and the form is sent', async ( {
	admin,
	narrow,
} ) => {
	const url = await publishPage(
		admin,
		form(
			{},
			name,
			field( 'signature', { label: 'Signature', name: 'signature' } )
		)
	);
	await visit( narrow, url );
	await narrow.getByLabel( 'Name' ).first().fill( 'Ada' );
	const canvas = narrow.locator( 'canvas' );
	await canvas.scrollIntoViewIfNeeded();
	const { x, y } = ( await canvas.boundingBox() )!;
	const session = await narrow.context().newCDPSession( narrow );
	const touch = ( type: 'touchStart' | 'touchMove', step: number ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: [ { x: x + 20 + step * 10, y: y + 80 - step * 6 } ],
		} );
	await touch( 'touchStart', 0 );
	for ( let step = 1; step < 12; step++ ) {
		await touch( 'touchMove', step );
	}
	await session.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
	await send( narrow ).tap();
	await expect( thanks( narrow ) ).toBeVisible();
} );
