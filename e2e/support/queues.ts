/** What a page of a shop shows, and what waits in its queues. */

/** What `printQueue()` prints. */
export interface QueueState {
	shown: number;
	/** Hooks that wait in the Action Scheduler. */
	waiting: string[];
	failed: string[];
	/** Whether one of them has run. */
	done: boolean;
	/** How many of them are in WordPress's own cron. */
	cron: number;
}

/**
 * Returns PHP that prints it, for `Shop.run()`.
 *
 * @param block A block, as it is saved.
 * @param shown Text that is counted in what the block prints.
 * @param hooks Of the events.
 */
export const printQueue = (
	block: string,
	shown: string,
	...hooks: string[]
) => `
$hooks = array( ${ hooks.map( ( hook ) => `'${ hook }'` ).join() } );
$html  = do_blocks( '${ block }' );
$cron  = array_filter( _get_cron_array(), fn ( $events ) => array() !== array_intersect( $hooks, array_keys( $events ) ) );
$of    = fn ( $status ) => array_values( array_intersect( array_map( fn ( $action ) => $action->get_hook(), as_get_scheduled_actions( array( 'group' => 'frontage', 'status' => $status, 'per_page' => 50 ) ) ), $hooks ) );
echo wp_json_encode( array(
	'shown'   => substr_count( $html, '${ shown }' ),
	'waiting' => $of( 'pending' ),
	'failed'  => $of( 'failed' ),
	'done'    => count( $of( 'complete' ) ) > 0,
	'cron'    => count( $cron ),
) );`;
