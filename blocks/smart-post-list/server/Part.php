<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List;

use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Query_Result;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use Frontage\Http\Signed;
use WP_Post;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * One part of the list.
 *
 * A leading post and a column of others, as the block says or as a signed value says later.
 */
final class Part {
	/** What its settings are signed as. */
	public const KIND = 'smart-post-list';

	/**
	 * What the leading card shows.
	 *
	 * @var Card_Options
	 */
	public readonly Card_Options $look;

	/**
	 * Whether the first post leads.
	 *
	 * @var bool
	 */
	private readonly bool $has_lead;

	/**
	 * Reads the block's attributes, or signed ones.
	 *
	 * @param array<string, mixed> $attributes The attributes.
	 */
	public function __construct( array $attributes ) {
		$this->has_lead = ! empty( $attributes['hasLead'] );
		$this->look     = Card_Options::of( $attributes, '(max-width: 781px) 100vw, 640px' );
	}

	/**
	 * Prints the posts; nothing where there are none.
	 *
	 * @param Query_Result $found The posts.
	 */
	public function html( Query_Result $found ): ?Html {
		if ( array() === $found->posts ) {
			return null;
		}
		$small = Card_Options::of(
			array(
				'showExcerpt' => false,
				'showButton'  => false,
				'showTerms'   => false,
				'imageSize'   => 'medium',
			) + $this->look->data,
			'120px'
		);
		return el(
			'ul',
			array(
				'class'     => 'frontage-smart-post-list__items' . ( $this->has_lead ? ' has-lead' : '' ),
				'role'      => 'list',
				'data-last' => ! $found->has_more,
			),
			array_map(
				fn ( WP_Post $post, int $index ): Html => el(
					'li',
					array( 'class' => 'frontage-smart-post-list__item' ),
					( new Card( $post, $this->has_lead && 0 === $index ? $this->look : $small ) )->html()
				),
				$found->posts,
				array_keys( $found->posts )
			)
		);
	}

	/**
	 * Signs what a later request needs to print another part.
	 *
	 * @param Query_Spec $list  The whole list.
	 * @param list<int>   $terms Ids that may be asked for.
	 */
	public function sign( Query_Spec $list, array $terms ): string {
		return Signed::make(
			self::KIND,
			array(
				'query' => $list->with( array( 'unique' => false ) )->chosen(),
				'look'  => array( 'hasLead' => $this->has_lead ) + array_filter( $this->look->data ),
				'terms' => $terms,
			)
		);
	}
}
