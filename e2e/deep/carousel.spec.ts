/** The carousel for visitors: several items side by side, scrolled by the browser. What need not run at each commit. */
import {
	awake,
	block,
	button,
	drag,
	expectShown,
	following,
	settled,
	viewport,
} from '../support/carousel';
import { expect, test, visit } from '../support/test';

const PAGE = '/modules/carousel/';

test( 'moves by mouse, wheel and keys', async ( { page } ) => {
	await visit( page, PAGE );
	const team = block( page, 'team' );
	await awake( team, false );
	await drag( team, -150 );
	await settled( team );
	await expectShown( team, 2 );
	await expect( page ).toHaveURL( /#team\|1$/ );
	await drag( team, -50 );
	await settled( team );
	await expectShown( team, 2 );
	await page.mouse.wheel( -400, 0 );
	await expectShown( team, 1 );
	await settled( team );
	await viewport( team ).focus();
	await page.keyboard.press( 'End' );
	await expectShown( team, 3 );
	await settled( team );
	await page.keyboard.press( 'Tab' );
	await expect( team.getByRole( 'link', { name: 'Chiara' } ) ).toBeFocused();
} );

test( 'counts steps during a movement, also around the end', async ( {
	page,
} ) => {
	await visit( page, PAGE );
	const logos = block( page, 'logos' );
	await awake( logos );
	await button( logos, 'Pause' ).click();
	// It plays: on a slow machine, it has moved before.
	const order = await following( logos );
	const press = ( name: string, times: number ) =>
		button( logos, name ).evaluate( ( arrow: HTMLElement, often ) => {
			for ( let time = 0; time < often; time++ ) {
				arrow.click();
			}
		}, times );
	await press( 'Previous slide', 3 );
	await expectShown( logos, order.at( -3 )! );
	await press( 'Next slide', 4 );
	await expectShown( logos, order[ 1 ]! );
	await settled( logos );
	await expectShown( logos, order[ 1 ]! );
} );

test( 'moves in the text direction', async ( { rtl } ) => {
	await visit( rtl, PAGE );
	const team = block( rtl, 'team' );
	await awake( team, false );
	await viewport( team ).focus();
	await rtl.keyboard.press( 'ArrowLeft' );
	await expectShown( team, 2 );
	await settled( team );
	await drag( team, 150 );
	await settled( team );
	await expectShown( team, 3 );
} );
