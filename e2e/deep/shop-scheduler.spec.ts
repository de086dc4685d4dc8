/** Feeds refreshed by the Action Scheduler that a real shop brings. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printQueue, type QueueState } from '../support/queues';
import { SLOW_MS, Shop, WOO } from '../support/shop';
import { expect, test } from '../support/test';
import { startStub } from '../support/vendor';

const shop = new Shop();

test.skip( ! WOO, 'Needs WOO_DIR.' );
test.afterAll( () => shop.close() );

const HOOK = 'frontage_refresh_feed';

/** Posts that a page shows, and what waits in the queues. */
const PRINT_QUEUE = printQueue(
	'<!-- wp:frontage/social-feed {"network":"mastodon","url":"https://example.social/@harbour"} /-->',
	'<article',
	HOOK
);

test( 'a feed is fetched by the queue of the shop, once, and leaves nothing in it', async () => {
	test.setTimeout( SLOW_MS );
	const stub = await startStub( 'feeds' );
	try {
		await shop.open( 'shop-scheduler' );
		await writeFile(
			join( shop.folder, 'wp-content/frontage-vendors.json' ),
			JSON.stringify( {
				'*.example.social': `http://127.0.0.1:${ stub.port }`,
				'example.social': `http://127.0.0.1:${ stub.port }`,
			} )
		);
		const look = async (): Promise< QueueState > =>
			JSON.parse( await shop.run( PRINT_QUEUE ) );
		const first = {
			shown: 0,
			waiting: [ HOOK ],
			failed: [],
			done: false,
			cron: 0,
		};
		expect( await look() ).toEqual( first );
		expect( await look(), 'Once, however often it is shown' ).toEqual(
			first
		);
		expect( await stub.notes(), 'No page waits' ).toEqual( [] );
		await shop.run( 'ActionScheduler_QueueRunner::instance()->run();' );
		const then = await look();
		expect( then ).toEqual( {
			...first,
			shown: expect.any( Number ),
			waiting: [],
			done: true,
		} );
		expect( then.shown ).toBeGreaterThan( 1 );
		expect( ( await stub.notes() ).join( '\n' ) ).toContain(
			'example.social /api/v1/'
		);
		await shop.run(
			'Frontage\\Base\\Store\\Deferred_Event::run_soon( "frontage_refresh_feed", array( "mastodon", "account", "x" ) ); deactivate_plugins( "frontage/plugin.php" );'
		);
		expect(
			await shop.run(
				'echo count( as_get_scheduled_actions( array( "group" => "frontage", "status" => "pending" ) ) );'
			)
		).toBe( '0' );
	} finally {
		await stub.end();
	}
} );
