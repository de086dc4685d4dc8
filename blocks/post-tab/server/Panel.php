<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Post_Tab;

use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Query_Result;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Sanitizer;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Http\Signed;
use WP_Post;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * The posts of a tab.
 *
 * How the posts look, as the block says or as a signed value says later; both are held to the same bounds.
 */
final class Panel {
	/** What its settings are signed as. */
	public const KIND = 'post-tab';

	/** Pixels of a wide page, for the sizes of pictures. */
	private const WIDE = 1280;

	/**
	 * Columns where there is module.
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
	 * Reads the block's attributes, or signed ones.
	 *
	 * @param array<string, mixed> $attributes The attributes.
	 */
	public function __construct( array $attributes ) {
		$this->columns = Sanitizer::int( $attributes['columns'] ?? null, 1, 4, 3 );
		$wide          = (int) ceil( self::WIDE / $this->columns );
		$this->look    = Card_Options::of( $attributes, "(max-width: 599px) 100vw, (max-width: 1023px) 50vw, {$wide}px" );
	}

	/**
	 * Prints the posts, or that there are none.
	 *
	 * @param Query_Result $found The posts.
	 */
	public function html( Query_Result $found ): Html {
		if ( array() === $found->posts ) {
			return el( 'p', array( 'class' => 'frontage-list__empty' ), __( 'Nothing here yet.', 'frontage' ) );
		}
		return el(
			'ul',
			array(
				'class' => 'frontage-post-tab__items',
				'role'  => 'list',
			),
			array_map( fn ( WP_Post $post ): Html => el( 'li', array( 'class' => 'frontage-post-tab__item' ), ( new Card( $post, $this->look ) )->html() ), $found->posts )
		);
	}

	/**
	 * Signs what a later request needs to print another tab.
	 *
	 * @param Query_Spec $list     The list of the tab of all.
	 * @param string      $taxonomy Of the tabs.
	 * @param list<int>   $terms    Ids that may be asked for.
	 */
	public function sign( Query_Spec $list, string $taxonomy, array $terms ): string {
		return Signed::make(
			self::KIND,
			array(
				'query'    => $list->with( array( 'unique' => false ) )->chosen(),
				'look'     => array( 'columns' => $this->columns ) + array_filter( $this->look->data ),
				'taxonomy' => $taxonomy,
				'terms'    => $terms,
			)
		);
	}
}
