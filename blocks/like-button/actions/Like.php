<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Like_Button;

use Frontage\Domain\Store\Votes;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Invalid_Argument;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Likes a post, or returns its number of likes.
 *
 * Handles a click on the button (`likes_id`, `postfix`) and the load of a page in ajax-like mode
 * (`post_id`). Responds with the HTML that replaces the button's content (S0 §7).
 *
 * Pages of other plugins may send `zilla-likes-12` for 12. `back` is sent by the plain form, without
 * JavaScript: then the response redirects back to the button on the page with the form.
 */
final class Like extends Action {
	public const NAME  = 'zilla-likes';
	public const REPLY = 'HTML of the button’s content; with `back` a redirect to the button';

	private const ID_PREFIX  = self::NAME . '-';
	private const PER_MINUTE = 10;

	/** Maximum length of a form's ID. */
	private const LONGEST_ID = 40;

	/** Query parameter of the redirect, so that page caches do not serve the page with the old number. */
	private const FRESH_PAGE = 'likes';

	public function args(): array {
		return array(
			'likes_id' => Args::post( optional: true, prefix: self::ID_PREFIX ),
			'post_id'  => Args::post( optional: true, prefix: self::ID_PREFIX ),
			'postfix'  => Args::text( 0, Labels::MAX, '' ),
			'back'     => Args::text( 0, self::LONGEST_ID, '' ),
		);
	}

	public function policy(): Policy {
		return Policy::visitor_write( per_minute: self::PER_MINUTE )->reads( array( 'post_id' ), Policy::public_read() );
	}

	public function run( array $args, Visitor $visitor ): Response {
		$post_id = $args['likes_id'] ?: $args['post_id'];
		if ( 0 === $post_id ) {
			throw Invalid_Argument::missing( 'likes_id' );
		}
		if ( $args['likes_id'] > 0 ) {
			Votes::cast( Counts::KIND, $post_id, $visitor );
		}
		$count = Counts::now( $post_id );
		if ( '' !== $args['back'] ) {
			return self::back( $post_id, $args['back'], $count );
		}
		$words = '' === $args['postfix'] ? Like_Button::words() : new Labels( $args['postfix'] );
		return Response::html( Content::html( $count, $words ) );
	}

	/**
	 * Redirects a browser without JavaScript back to the button.
	 *
	 * The page is the one that the browser names, if it is of this site: a button on the card of a list is not on the
	 * page of its post.
	 *
	 * @param string $button ID of the form; pages from older caches send 1.
	 * @param int $count Current number of likes.
	 */
	private static function back( int $post_id, string $button, int $count ): Response {
		$post = (string) get_permalink( $post_id );
		$from = esc_url_raw( wp_unslash( $_SERVER['HTTP_REFERER'] ?? '' ) );
		$page = strtok( '' === $from ? $post : wp_validate_redirect( $from, $post ), '#' );
		$own  = Content::id( $post_id );
		$id   = 1 === preg_match( '/\A' . $own . '(-\d{1,4})?\z/', $button ) ? $button : $own;
		$page = add_query_arg( self::FRESH_PAGE, $count, (string) $page );
		return Response::raw( '', status: 303 )->with_header( 'Location', "$page#$id" );
	}
}
