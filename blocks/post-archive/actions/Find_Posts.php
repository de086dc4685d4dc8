<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Archive;

use Frontage\Domain\Query\Cursor;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Signed_List;
use Frontage\Domain\Render\Ids;
use Frontage\Http\Action;
use Frontage\Http\Args;
use Frontage\Http\Policy;
use Frontage\Http\Response;
use Frontage\Http\Visitor;

defined( 'ABSPATH' ) || exit;

/**
 * Searches the posts of an archive.
 *
 * The list of S0 §7. Without signed settings, as older pages send it, all posts in the default style.
 */
final class Find_Posts extends Action {
	public const NAME  = 'df_post_custom_archive';
	public const REPLY = 'HTML of the posts found';

	/** Number of posts for older pages. */
	private const USUAL = 9;

	/** Returns the arguments. */
	public function args(): array {
		return array(
			's'               => Args::text( 0, 100, '' ),
			'cat_select'      => Args::int( 0, PHP_INT_MAX, 0 ),
			'calendar_select' => Args::text( 0, 10, '' ),
			'page'            => Args::int( 1, 1000, 1 ),
			'settings'        => Args::signed( Archive::KIND, true ),
			'after'           => Args::text( 0, Cursor::MOST, '' ),
		);
	}

	/** Allows everyone, since posts are published; rate-limited, since searching is expensive. */
	public function policy(): Policy {
		return Policy::public_read( per_minute: 60, kept_seconds: 600 );
	}

	/**
	 * Renders the posts.
	 *
	 * @param array<string, mixed> $args Search criteria and the signed settings.
	 * @param Visitor $visitor Unused.
	 */
	public function run( array $args, Visitor $visitor ): Response {
		$settings = $args['settings']
			?? array(
				'query' => array( 'perPage' => self::USUAL ),
				'look'  => array(
					'showImage'   => true,
					'showDate'    => true,
					'showExcerpt' => true,
				),
			);
		$look     = Signed_List::look( $settings );
		$id       = is_string( $settings['id'] ?? null ) ? Ids::clean( $settings['id'] ) : '';
		$list     = Query_Spec::of( $settings['query'] ?? null );
		$asked    = Search_Criteria::of( $args );
		return Response::html( ( new Archive( $look, $id ) )->page( $asked, $list, $args['after'] )[1] );
	}
}
