/** Numbers of followers refreshed by the Action Scheduler that a real shop brings. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printQueue, type QueueState } from '../support/queues';
import { SLOW_MS, Shop, WOO } from '../support/shop';
import { expect, test } from '../support/test';
import { startStub } from '../support/vendor';

const shop = new Shop();

test.skip( ! WOO, 'Needs WOO_DIR.' );
test.afterAll( () => shop.close() );

const BLOCK =
	'<!-- wp:frontage/follow {"accounts":["https://example.social/@harbour"]} /-->';

/** The number that a page shows, and what waits in the queues. */
const PRINT_QUEUE = printQueue(
	BLOCK,
	'1,234',
	'frontage_follow_refresh',
	'frontage_refresh_followers'
);

const RUN = 'ActionScheduler_QueueRunner::instance()->run();';

test( 'followers are counted by the queue of the shop, which comes back twice a day', async () => {
	test.setTimeout( SLOW_MS );
	const stub = await startStub( 'followers' );
	try {
		await shop.open( 'shop-followers' );
		await writeFile(
			join( shop.folder, 'wp-content/frontage-vendors.json' ),
			JSON.stringify( {
				'example.social': `http://127.0.0.1:${ stub.port }`,
			} )
		);
		const look = async (): Promise< QueueState > =>
			JSON.parse( await shop.run( PRINT_QUEUE ) );
		// The settings were saved before the shop came.
		await shop.run(
			`wp_unschedule_hook( 'frontage_follow_refresh' ); wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Follow us', 'post_content' => '${ BLOCK }' ) );`
		);
		const first = {
			shown: 0,
			waiting: [ 'frontage_follow_refresh' ],
			failed: [],
			done: false,
			cron: 0,
		};
		expect( await look() ).toEqual( first );
		expect( await look() ).toEqual( first );
		expect( await stub.notes(), 'No page waits' ).toEqual( [] );
		// Once for the accounts that are used, and once for each of them.
		await shop.run( RUN );
		await shop.run( RUN );
		expect( await look() ).toEqual( { ...first, shown: 1, done: true } );
		expect( await stub.notes() ).toEqual( [
			'example.social /api/v1/accounts/lookup?acct=harbour',
		] );
		await shop.run( 'deactivate_plugins( "frontage/plugin.php" );' );
		expect(
			await shop.run(
				'echo count( as_get_scheduled_actions( array( "group" => "frontage", "status" => "pending" ) ) );'
			)
		).toBe( '0' );
	} finally {
		await stub.end();
	}
} );
