/** Subscribing to a Mailchimp audience, with both names, through the real client against a stub of the vendor's API. */
import { publishPage } from './support/modal';
import { sitePhp } from './support/site-php';
import { expect, test, visit } from './support/test';
import { startStub, type Stub } from './support/vendor';

const SECRET = '5ecre75ecre75ecre75ecre75ecr';

let vendor: Stub;
test.beforeAll( async () => {
	vendor = await startStub( 'mailchimp' );
} );
test.afterAll( () => vendor.end() );

const cookies = ( mode: string ) => ( {
	frontage_env_vendors: `*.api.mailchimp.com:${ vendor.port }`,
	frontage_env_constants: `FRONTAGE_MAILCHIMP_API_KEY:${ mode }${ SECRET }-us21`,
} );

const newsletter = ( attributes: object ) =>
	`<!-- wp:frontage/newsletter ${ JSON.stringify( { list: 'a1b2c3', ...attributes } ) } /-->`;
const blocks =
	newsletter( {
		provider: 'mailchimp',
		firstName: true,
		fields: [
			{
				id: 'topics',
				type: 'checkbox',
				label: 'Topics',
				options: [
					{ id: 'int1', label: 'Bread' },
					{ id: 'int2', label: 'Salt' },
				],
			},
			{ id: 'city', type: 'text', label: 'City' },
		],
	} ) + newsletter( { kind: 'mailchimp', success: 'Welcome to the club!' } );

test(
	'sends merge fields and interests, and shows the errors of Mailchimp',
	{ tag: '@deep' },
	async ( { admin, open }, { testId, retry, repeatEachIndex } ) => {
		const who = `m${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }`;
		const url = await publishPage( admin, blocks );
		const page = await open( {}, cookies( 'good' ) );
		const asked: string[] = [];
		const hosts = new Set< string >();
		page.on( 'request', ( request ) => {
			if ( request.url().startsWith( 'http' ) ) {
				hosts.add( new URL( request.url() ).host );
			}
			asked.push( request.postData() ?? '' );
		} );
		await visit( page, url );
		expect( await page.content() ).not.toContain( SECRET );
		const own = page.locator( '.frontage-newsletter' ).first();
		await own.getByLabel( 'First name' ).fill( 'Ann' );
		await own.getByLabel( 'Email address' ).fill( `${ who }@example.org` );
		await own.getByLabel( 'Bread' ).check();
		await own.getByLabel( 'City' ).fill( 'Rome' );
		await own.getByRole( 'button', { name: 'Subscribe' } ).click();
		await expect( own.getByText( 'Almost done' ) ).toBeVisible();
		const sent = asked.filter( ( one ) => one.includes( who ) ).at( -1 )!;
		expect( sent ).toMatch( /name="et_provider"\s+mailchimp/ );
		expect( sent ).toMatch( /name="et_list_id"\s+a1b2c3/ );
		expect( sent ).toContain( '"topics":{"int1":"int1"}' );
		expect( await vendor.notes() ).toContain(
			`sent {"email_address":"${ who }@example.org","merge_fields":{"FNAME":"Ann","CITY":"Rome"},"interests":{"int1":true},"status":"pending"}`
		);

		const theirs = page.locator( '.frontage-newsletter' ).nth( 1 );
		const address = theirs.getByLabel( 'Email address' );
		const button = theirs.getByRole( 'button', { name: 'Subscribe' } );
		await address.fill( `fake.${ who }@example.org` );
		await button.click();
		await expect( theirs.getByRole( 'status' ) ).toHaveText(
			`fake.${ who }@example.org looks fake or invalid, please enter a real email address.`
		);
		await expect( address ).toHaveValue( `fake.${ who }@example.org` );
		await address.fill( `two.${ who }@example.org` );
		await button.click();
		await expect( theirs.getByRole( 'status' ) ).toHaveText(
			'Welcome to the club!'
		);
		await expect( address ).toHaveValue( '' );
		const fields = new URLSearchParams(
			asked
				.filter( ( one ) => one.includes( 'subscriber_info' ) )
				.at( -1 )
		);
		expect( fields.get( 'list_id' ) ).toBe( 'a1b2c3' );
		expect( fields.get( 'subscriber_info' ) ).toContain(
			`et_email=two.${ who }%40example.org`
		);
		expect( await vendor.notes() ).toContainEqual(
			expect.stringContaining( `two.${ who }@example.org` )
		);
		expect( [ ...hosts ] ).toEqual( [ new URL( url ).host ] );
	}
);

test(
	'keeps subscribers while Mailchimp is down',
	{ tag: '@deep' },
	async ( { admin, open }, { testId, retry, repeatEachIndex } ) => {
		const who = `d${ testId.slice( -8 ) }${ retry }${ repeatEachIndex }@example.org`;
		const url = await publishPage( admin, blocks );
		const page = await open( {}, cookies( 'down' ) );
		await visit( page, url );
		const form = page.locator( '.frontage-newsletter' ).nth( 1 );
		await form.getByLabel( 'Email address' ).fill( who );
		await form.getByRole( 'button', { name: 'Subscribe' } ).click();
		await expect( form.getByRole( 'status' ) ).toHaveText(
			'Welcome to the club!'
		);
		expect(
			JSON.parse(
				await sitePhp(
					`$one = Frontage\\Domain\\Subscribers\\Subscribers::find( 'mailchimp', 'a1b2c3', '${ who }' ); echo wp_json_encode( array( $one->status, $one->task, $one->tries, $one->error ) );`
				)
			)
		).toEqual( [
			'pending',
			'deliver',
			1,
			expect.stringContaining( 'Internal Server Error' ),
		] );
	}
);
