<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Event_Calendar;

use DateTimeImmutable;
use DateTimeZone;
use Frontage\Base\Clock;
use Frontage\Domain\Blocks\Audience;
use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;
use WP_Block;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * A calendar, or one of its events, as an iCalendar file.
 *
 * Reads the saved block in a public post, so that it has nothing that the post does not show.
 */
final class Calendar_Feed extends Action {
	public const NAME  = 'frontage_calendar';
	public const REPLY = 'an iCalendar file';

	/** ID of a calendar that had no anchor. */
	private const WITHOUT_ANCHOR = '/\Acalendar-[0-9a-f]{6}\z/';

	/** Seconds for which caches keep the file; calendars ask again after hours. */
	private const KEPT = 900;

	/** Events of a file. */
	private const MOST = 2000;

	public function args(): array {
		return array(
			'post'     => Args::post(),
			'calendar' => Args::text( 1, 200 ),
			'event'    => Args::text( 0, 60, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::public_read( self::KEPT, 120 );
	}

	/**
	 * Returns the file.
	 *
	 * @param array<string, mixed> $args Post, ID of the calendar, and of one event.
	 * @param Visitor $visitor Visitor; not stored.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		return Audience::everybody( static fn (): Response => self::file( $args ) );
	}

	/**
	 * Returns the file, which caches give to everybody.
	 *
	 * @param array<string, mixed> $args Post, ID of the calendar, and of one event.
	 */
	private static function file( array $args ): Response {
		$block = self::find( $args['post'], $args['calendar'] );
		if ( null === $block || true !== ( $block->attributes['hasFeed'] ?? false ) ) {
			throw new Action_Exception( 404, 'no_calendar', __( 'This calendar no longer exists.', 'frontage' ) );
		}
		$now    = new DateTimeImmutable( '@' . Clock::now() );
		$events = Source::of( $block->attributes, $block, wp_timezone() )->events( $now->modify( '-1 year' ), $now->modify( '+2 years' ) );
		if ( '' !== $args['event'] ) {
			$events = array_values( array_filter( $events, static fn ( Event $event ): bool => $event->id === $args['event'] ) );
		}
		$writer = new Ics_Writer(
			get_the_title( $args['post'] ) . ' – ' . get_bloginfo( 'name' ),
			md5( $args['calendar'] ) . '-' . $args['post'] . '@' . wp_parse_url( home_url(), PHP_URL_HOST ),
			new DateTimeImmutable( (string) get_post_field( 'post_modified_gmt', $args['post'] ), new DateTimeZone( 'UTC' ) )
		);
		return Response::raw( $writer->file( array_slice( $events, 0, self::MOST ) ), 'text/calendar' )
			->with_header( 'Content-Disposition', 'attachment; filename="events.ics"' )
			->with_header( 'X-Content-Type-Options', 'nosniff' )
			->with_header( 'X-Robots-Tag', 'noindex' );
	}

	/**
	 * Finds a calendar in a post; null if there is none with the ID. The only one is it also for those who subscribed to it
	 * when it had no anchor, and its ID changed with its settings.
	 *
	 * @param int $post Post ID.
	 * @param string $id As printed.
	 */
	private static function find( int $post, string $id ): ?WP_Block {
		$all  = Post_Calendars::of( $post );
		$only = 1 === count( $all ) && 1 === preg_match( self::WITHOUT_ANCHOR, $id ) ? array_values( $all )[0] : null;
		return $all[ $id ] ?? $only;
	}
}
