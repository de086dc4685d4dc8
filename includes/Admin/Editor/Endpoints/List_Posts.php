<?php
declare( strict_types=1 );

namespace Frontage\Admin\Editor\Endpoints;

use Frontage\Domain\Query\Listing;
use Frontage\Domain\Query\Context_Query;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Http\Args;
use Frontage\Http\Endpoint;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The posts of a list, for the preview of cards that are edited in the canvas. */
final class List_Posts implements Endpoint {
	public const ROUTE  = '/list-posts';
	public const METHOD = 'GET';
	public const REPLY  = 'a list of `{ id, type }`';

	/** Maximum number of posts in a preview. */
	private const MOST = 12;

	/** Maximum length of a query as JSON. */
	private const LONGEST = 4000;

	public function args(): array {
		return array(
			'query' => Args::text( 0, self::LONGEST, '' ),
			'post'  => Args::int( 0, PHP_INT_MAX, 0 ),
		);
	}

	public function policy(): Policy {
		return Policy::users( 'edit_posts' );
	}

	/**
	 * Finds the posts.
	 *
	 * @param array<string, mixed> $args The block attribute `query` as JSON, and the ID of the edited post.
	 * @param Visitor $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		// Related posts tell the terms of the post.
		$post  = current_user_can( 'read_post', $args['post'] ) ? $args['post'] : 0;
		$list  = Context_Query::resolve( Query_Spec::of( json_decode( $args['query'], true ) ), $post );
		$list  = $list->with( array( 'perPage' => min( self::MOST, $list->data['perPage'] ) ) );
		$posts = array_map(
			static fn ( WP_Post $post ): array => array(
				'id'   => $post->ID,
				'type' => $post->post_type,
			),
			Listing::of( $list )->posts
		);
		return Response::json( $posts );
	}
}
