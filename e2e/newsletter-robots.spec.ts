/** Newsletter forms with captchas, on cached pages and bad networks. */
import { answerSum } from './support/forms';
import { publishPage } from './support/modal';
import { expect, expectNoAxe, test, visit } from './support/test';

const SENT = 'Almost done. Open the email';

/** Returns an email address unique to this test. */
const address = ( name: string ) => `${ name }.${ Date.now() }@example.org`;

const newsletter = ( attributes: object ) =>
	`<!-- wp:frontage/newsletter ${ JSON.stringify( attributes ) } /-->`;

test.describe( 'a lost connection', () => {
	test.use( { expectedErrors: [ /ERR_FAILED/ ] } );

	test( 'keeps the text on a cached page, retries, and asks for the captcha if needed', async ( {
		admin,
		narrow,
	} ) => {
		const url = await publishPage(
			admin,
			newsletter( {
				captcha: 'math',
				fields: [
					{
						id: 'often',
						type: 'radio',
						label: 'How often?',
						options: [
							{ id: 'w', label: 'Weekly' },
							{ id: 'm', label: 'Monthly' },
						],
					},
					{
						id: 'day',
						type: 'text',
						label: 'Which day?',
						required: true,
						when: {
							relation: 'all',
							rules: [ [ 'often', 'is', 'w' ] ],
						},
					},
				],
			} )
		);
		const old = await ( await narrow.request.get( url ) ).text();
		await narrow.clock.setSystemTime( Date.now() + 2 * 86_400_000 );
		await narrow.route( url, ( route ) =>
			route.fulfill( { body: old, contentType: 'text/html' } )
		);
		const asked: string[] = [];
		narrow.on( 'request', ( request ) => {
			if ( request.method() === 'POST' ) {
				asked.push( request.postData() ?? '' );
			}
		} );
		await visit( narrow, url );
		await expect( narrow.getByLabel( 'Which day?' ) ).toBeHidden();
		expect( asked ).toEqual( [] );
		await narrow.getByLabel( 'Email address' ).fill( address( 'lou' ) );
		await narrow.getByLabel( 'Weekly' ).check();
		await narrow.getByLabel( 'Which day?' ).fill( 'Monday' );
		await narrow.getByLabel( 'Monthly' ).check();
		await expect( narrow.getByLabel( 'Which day?' ) ).toBeHidden();
		await answerSum( narrow );
		const lost: string[] = [];
		const lose = /admin-ajax|action\/et_pb_submit/;
		await narrow.route( lose, ( route ) => {
			lost.push( route.request().url() );
			return route.abort();
		} );
		const button = narrow.getByRole( 'button', { name: 'Subscribe' } );
		await button.tap();
		await expect(
			narrow.getByText( 'Your subscription could not be completed' )
		).toBeVisible();
		expect(
			lost.filter( ( one ) => /admin-ajax/.test( one ) )
		).toHaveLength( 2 );
		await expect( narrow.getByLabel( 'Email address' ) ).toHaveValue(
			/^lou/
		);
		await narrow.unroute( lose );
		await button.tap();
		await expect( narrow.getByText( SENT ) ).toBeVisible();
		expect( asked.at( -1 ) ).toContain( '["day"]' );
		expect( asked.at( -1 ) ).not.toContain( 'Monday' );
	} );
} );

test.describe( 'a captcha of a service', () => {
	test.use( { expectedErrors: [ /challenges\.cloudflare|ERR_FAILED/ ] } );

	test(
		'loads with consent and not before; a proof of work replaces it',
		{ tag: '@deep' },
		async ( { admin, open } ) => {
			test.slow();
			const url = await publishPage(
				admin,
				newsletter( { captcha: 'turnstile' } ) +
					'<!-- wp:frontage/form {"formId":"consented","captcha":"turnstile","counts":false} --><!-- wp:frontage/field-text {"label":"Name","name":"name"} /--><!-- /wp:frontage/form -->'
			);
			const page = await open(
				{},
				{
					frontage_env_constants:
						'FRONTAGE_TURNSTILE_SITE_KEY:public,FRONTAGE_TURNSTILE_SECRET_KEY:hidden',
				}
			);
			const asked: string[] = [];
			page.on( 'request', ( request ) => asked.push( request.url() ) );
			await page.route( /challenges\.cloudflare/, ( route ) =>
				route.abort()
			);
			await visit( page, url );
			await page.evaluate(
				() => new Promise( ( done ) => requestIdleCallback( done ) )
			);
			const own = new URL( url ).origin;
			expect(
				asked.filter( ( one ) => ! one.startsWith( own ) )
			).toEqual( [] );
			expect( asked.join( '\n' ) ).not.toMatch( /captcha|admin-ajax/ );

			const subscribe = page.locator( '.frontage-newsletter' );
			await subscribe
				.getByLabel( 'Email address' )
				.fill( address( 'nay' ) );
			await expect(
				subscribe.getByText( 'Allow Cloudflare' )
			).toBeVisible();
			await expectNoAxe( page, '.frontage-newsletter' );
			await expect( page.locator( '.frontage-form__sum' ) ).toHaveCount(
				0
			);
			await subscribe
				.getByRole( 'button', { name: 'Subscribe' } )
				.click();
			// The proof of work takes its time on a busy machine.
			await expect( subscribe.getByText( SENT ) ).toBeVisible( {
				timeout: 60_000,
			} );
			expect(
				asked.filter( ( one ) => ! one.startsWith( own ) )
			).toEqual( [] );

			const contact = page.locator( '.frontage-form' );
			await contact.getByLabel( 'Name' ).fill( 'Yea' );
			const load = contact.getByRole( 'button', {
				name: 'Load',
				exact: true,
			} );
			const [ script ] = await Promise.all( [
				page.waitForRequest( /challenges\.cloudflare\.com\/turnstile/ ),
				load.click(),
			] );
			await expect(
				contact.getByRole( 'button', { name: 'Send' } )
			).toBeFocused();
			await expect(
				contact.getByText( 'checks this form' )
			).toBeVisible();
			expect( script.resourceType() ).toBe( 'script' );
			await contact.getByRole( 'button', { name: 'Send' } ).click();
			await expect( page.locator( '.frontage-form__sent' ) ).toBeVisible(
				{
					timeout: 60_000,
				}
			);
		}
	);
} );
