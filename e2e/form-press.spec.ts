/** Presses in forms while messages come and go: a held button is not pulled away. */
import { entriesOf, form, name, email, send, thanks } from './support/forms';
import { publishPage } from './support/modal';
import { expect, test, visit } from './support/test';
import type { Page } from '@playwright/test';

/** How long the button is held, in milliseconds. */
const HELD = 200;

/** Presses the lower edge of the button, which moves up when a message above it goes. */
async function holdEdge( page: Page, isFinger: boolean ): Promise< void > {
	await send( page ).scrollIntoViewIfNeeded();
	const { x, y, width, height } = ( await send( page ).boundingBox() )!;
	const point = { x: x + width / 2, y: y + height - 4 };
	if ( ! isFinger ) {
		await page.mouse.click( point.x, point.y, { delay: HELD } );
		return;
	}
	const session = await page.context().newCDPSession( page );
	const touch = ( type: 'touchStart' | 'touchEnd', touchPoints: object[] ) =>
		session.send( 'Input.dispatchTouchEvent', {
			type,
			touchPoints: touchPoints as { x: number; y: number }[],
		} );
	await touch( 'touchStart', [ point ] );
	await new Promise( ( done ) => setTimeout( done, HELD ) );
	await touch( 'touchEnd', [] );
}

test( 'Send is pressed right after a field was corrected, and the form is sent', async ( {
	admin,
	page,
	narrow,
	own,
} ) => {
	const url = await publishPage( admin, form( {}, name, email ) );
	for ( const [ visitor, isFinger ] of [
		[ page, false ],
		[ narrow, true ],
	] as const ) {
		const who = `${ own }-${ isFinger }@example.org`;
		await visit( visitor, url );
		await visitor.getByLabel( 'Name' ).fill( 'Ada' );
		await send( visitor ).click( { delay: HELD } );
		const field = visitor.getByLabel( 'Email' );
		await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		await field.pressSequentially( who );
		await holdEdge( visitor, isFinger );
		await expect( thanks( visitor ) ).toBeVisible();
		expect( JSON.stringify( await entriesOf( who ) ) ).toContain( who );
	}
} );
