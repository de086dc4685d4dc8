<?php
declare( strict_types=1 );

namespace Frontage\Features\Feedback;

use Frontage\Http\Action;
use Frontage\Http\Action_Exception;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Messages are escaped where they are shown.

/**
 * Stores a review of Frontage.
 *
 * The fields of S0 §7, and the scale of the rating (S0 §9: 1 to 3; S1 §3: 1 to 5).
 */
final class Submit_Review extends Action {
	public const NAME  = 'wdkit_submit_review';
	public const REPLY = 'nothing';

	private const LONGEST = 5000;

	public function args(): array {
		return array(
			'nonce'             => Args::text( 0, 40, '' ),
			'rating'            => Args::int( 1, 5 ),
			'scale'             => Args::choice( array( '3', '5' ), '3' ),
			'description'       => Args::paragraphs( 1, self::LONGEST ),
			'page_url'          => Args::url( true ),
			'screen_resolution' => Args::text( 0, 20, '' ),
			'allow_email'       => Args::flag(),
		);
	}

	public function policy(): Policy {
		return Policy::member_write( 'manage_options', 5, 20 );
	}

	/**
	 * Stores the review on this site.
	 *
	 * @param array<string, mixed> $args The review.
	 * @param Visitor $visitor The author of the review; not stored.
	 * @throws Action_Exception If the text is blank or the rating is outside its scale.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$args['scale']       = (int) $args['scale'];
		$args['description'] = trim( $args['description'] );
		if ( '' === $args['description'] ) {
			throw new Action_Exception( 400, 'invalid_field', __( 'Please Enter feedback', 'frontage' ), 'description' );
		}
		if ( $args['rating'] > $args['scale'] ) {
			throw new Action_Exception( 400, 'invalid_field', __( 'The rating is out of range.', 'frontage' ), 'rating' );
		}
		Reviews::add( $args );
		Reviews::close();
		return Response::json( array( 'success' => true ) );
	}
}
