<?php
declare( strict_types=1 );

namespace Frontage\Features\Feedback;

use Frontage\Base\Clock;
use Frontage\Base\Settings\Options;
use Frontage\Http\Action;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the reviews of Frontage.
 *
 * For the settings screen: the list, the site's day of the month, and whether to ask for one.
 */
final class Read_Reviews extends Action {
	public const NAME  = 'frontage_reviews';
	public const REPLY = 'JSON `{ asks, day, reviews }`';

	public function args(): array {
		return array();
	}

	public function policy(): Policy {
		return Policy::member_write( 'manage_options' );
	}

	/**
	 * Returns the reviews.
	 *
	 * @param array<string, mixed> $args None.
	 * @param Visitor $visitor The current user.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		return Response::json(
			array(
				'asks'    => Options::is_on( 'features', 'feedback' ) && ! Reviews::is_closed() && Reviews::is_due(),
				'day'     => (int) wp_date( 'j', Clock::now() ),
				'reviews' => Reviews::all(),
			)
		);
	}
}
