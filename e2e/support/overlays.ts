/** Shared by the specs of overlays that open by themselves. */
import type { Page } from '@playwright/test';
import { modal, paragraph } from './modal';
import { expect } from './test';

export const TALL = `<!-- wp:spacer {"height":"4000px"} --><div style="height:4000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;

export const popup = ( name: string, attributes: object ) =>
	modal(
		{
			anchor: `${ name }-${ Date.now() }`,
			label: name,
			opener: 'none',
			...attributes,
		},
		paragraph( `About ${ name }.` )
	);

export const at = ( type: string, value = '' ) => ( {
	triggers: [ { type, value } ],
} );

export const ready = ( page: Page ) =>
	expect( page.locator( 'frontage-island[name=overlays]' ) ).toHaveAttribute(
		'data-state',
		'awake'
	);

/** Waits until the server has counted something; hears nothing of it on a page that is left at once. */
export const counted = ( page: Page, what: string ) =>
	page.waitForResponse(
		( response ) =>
			response.status() === 204 &&
			( response.request().postData() ?? '' ).includes( `what=${ what }` )
	);

/** Closes what is open with Escape, and waits until the history is back: what is loaded meanwhile would be undone. */
export async function escape( page: Page ): Promise< void > {
	const went = await page.evaluateHandle( () => ( {
		back: new Promise< void >( ( done ) =>
			addEventListener( 'popstate', () => done(), { once: true } )
		),
	} ) );
	const isCores = await page.evaluate(
		() => !! history.state?.wpInteractivityId
	);
	await page.keyboard.press( 'Escape', { delay: 120 } );
	await went
		.evaluate( ( { back } ) => back )
		.catch( ( error ) => {
			// Newer versions of WordPress load a page again when Back leads to before it was last loaded.
			if ( ! isCores ) {
				throw error;
			}
			return page.waitForLoadState();
		} );
}
