<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Post_Tab;

use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Query_Result;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Query\Signed_List;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Http\Post_Visibility;
use WP_Post;
use WP_Term;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The posts of a tab.
 *
 * How the posts look, from the block or from a signed value; the same bounds apply to both.
 */
final class Panel {
	/** Kind of the signed value. */
	public const KIND = 'post-tab';

	/** Width of a wide page in pixels, for the `sizes` of images. */
	private const WIDE = 1280;

	/**
	 * Maximum number of columns.
	 *
	 * @var int
	 */
	public readonly int $columns;

	/**
	 * What cards show.
	 *
	 * @var Card_Options
	 */
	public readonly Card_Options $look;

	/**
	 * Whether tabs of terms end with a link to the term's archive.
	 *
	 * @var bool
	 */
	private readonly bool $has_link;

	/**
	 * Reads the attributes of the block or of a signed value.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function __construct( array $attributes ) {
		$this->columns  = Sanitizer::int( $attributes['columns'] ?? null, 1, 4, 3 );
		$this->has_link = ! empty( $attributes['hasTopicLink'] );

		$wide       = (int) ceil( self::WIDE / $this->columns );
		$this->look = Card_Options::of( $attributes, "(max-width: 599px) 100vw, (max-width: 1023px) 50vw, {$wide}px" );
	}

	/**
	 * Renders the posts, or a message if there are none.
	 *
	 * @param Query_Result $found Posts found.
	 * @param int $topic ID of the tab's term; 0 for the “all” tab.
	 */
	public function html( Query_Result $found, int $topic = 0 ): Html {
		if ( array() === $found->posts ) {
			return el( 'p', array( 'class' => 'frontage-list__empty' ), __( 'Nothing here yet.', 'frontage' ) );
		}
		$posts = el(
			'ul',
			array(
				'class' => 'frontage-post-tab__items',
				'role'  => 'list',
			),
			array_map(
				fn ( WP_Post $post ): Html => el(
					'li',
					array( 'class' => 'frontage-post-tab__item' ),
					( new Card( $post, $this->look ) )->html()
				),
				$found->posts
			)
		);
		return fragment( $posts, $this->has_link && 0 !== $topic ? self::all( $topic ) : null );
	}

	/**
	 * Renders the link to the archive of a tab's term.
	 *
	 * @param int $topic Term ID.
	 */
	private static function all( int $topic ): ?Html {
		$term = Post_Visibility::term( $topic );
		$link = null === $term ? null : get_term_link( $term );
		return null === $term || ! is_string( $link ) ? null : el(
			'p',
			array( 'class' => 'frontage-post-tab__all' ),
			el(
				'a',
				array( 'href' => $link ),
				/* translators: %s: name of a category. */
				sprintf( __( 'All posts in %s', 'frontage' ), html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ) )
			)
		);
	}

	/**
	 * Signs the settings for requests of other tabs.
	 *
	 * @param Query_Spec $list Query for the “all” tab.
	 * @param string $taxonomy Taxonomy of the tabs.
	 * @param list<int> $terms IDs of the allowed terms.
	 */
	public function sign( Query_Spec $list, string $taxonomy, array $terms ): string {
		$look = array(
			'columns'      => $this->columns,
			'hasTopicLink' => $this->has_link,
		) + array_filter( $this->look->data );
		return Signed_List::sign( self::KIND, $list, $look, compact( 'taxonomy', 'terms' ) );
	}
}
