<?php
declare( strict_types=1 );

namespace Frontage\Features\Link_Tracking;

use Frontage\Base\Text_Input;
use Frontage\Http\Action;
use Frontage\Http\Arg;
use Frontage\Http\Args;
use Frontage\Http\Invalid_Argument;
use Frontage\Http\Policy;
use Frontage\Http\Post_Visibility;
use Frontage\Http\Rate_Limit;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Counts a click on a link (S0 §7).
 *
 * Answers the same whether it was counted or not, so that a robot does not learn its limit.
 */
final class Count_Link extends Action {
	public const NAME  = 'frontage_link_click';
	public const REPLY = 'nothing';

	/** Clicks of one visitor that count. */
	public const PER_MINUTE = 20;

	/** Clicks on one target that count in an hour from one network. */
	public const PER_HOUR = 60;

	private const MOST_BYTES = 2048;

	private const LONGEST_URL = 1000;

	private const ADDRESS = 'an address that begins with http, https, mailto or tel, as the type says';

	public function args(): array {
		return array(
			'link_type' => Args::choice( Link_Target::TYPES ),
			'link_url'  => new Arg( self::ADDRESS, array( self::class, 'address' )( ... ) ),
			'post'      => Args::int( 0, PHP_INT_MAX, 0 ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: self::PER_MINUTE )->body( self::MOST_BYTES );
	}

	/**
	 * Counts the click.
	 *
	 * @param array<string, mixed> $args What was clicked, and where.
	 * @param Visitor $visitor Visitor; not stored.
	 * @throws Invalid_Argument If the address cannot be of that type.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$target = Link_Target::of( $args['link_type'], $args['link_url'] );
		if ( null === $target ) {
			throw Invalid_Argument::invalid( 'link_url', self::ADDRESS );
		}
		// Cached pages may show a post that is no longer public: the click is counted, not where.
		$post = Post_Visibility::can_view( $args['post'] ) ? $args['post'] : 0;
		if ( Link_Rules::is_counting() && Link_Tracking::counts_user() && self::is_credible( "{$args['link_type']} $target", $visitor ) ) {
			Link_Daily_Stats::add( $args['link_type'], $target, $post, $visitor );
		}
		return Response::text( '', 204 );
	}

	/**
	 * Returns an address of a kind that is counted; null for everything else.
	 *
	 * @param mixed $raw From a visitor.
	 */
	private static function address( mixed $raw ): ?string {
		$line = Text_Input::line( $raw, 1, self::LONGEST_URL );
		return null !== $line && 1 === preg_match( '/^(?:https?|mailto|tel):/i', $line ) ? $line : null;
	}

	/**
	 * Returns whether this visitor, and the network for this target, still count.
	 *
	 * @param string $target Type and target.
	 */
	private static function is_credible( string $target, Visitor $visitor ): bool {
		return Rate_Limit::consume(
			'link-clicks',
			array(
				$visitor->key()                        => array( MINUTE_IN_SECONDS => self::PER_MINUTE ),
				"{$visitor->group_key()} link $target" => array( HOUR_IN_SECONDS => self::PER_HOUR ),
			)
		);
	}
}
