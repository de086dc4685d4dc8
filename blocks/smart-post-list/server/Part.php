<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Smart_Post_List;

use Frontage\Base\Html\Html;
use Frontage\Domain\Query\Query_Result;
use Frontage\Domain\Query\Query_Spec;
use Frontage\Domain\Query\Signed_List;
use Frontage\Domain\Render\Card\Card;
use Frontage\Domain\Render\Card\Card_Options;
use WP_Post;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * One part of the list.
 *
 * A lead post and a column of others, from the block or from a signed value.
 */
final class Part {
	/** Kind of the signed value. */
	public const KIND = 'smart-post-list';

	/**
	 * What the lead card shows.
	 *
	 * @var Card_Options
	 */
	public readonly Card_Options $look;

	/**
	 * Whether the first post is the lead.
	 *
	 * @var bool
	 */
	private readonly bool $has_lead;

	/**
	 * Reads the attributes of the block or of a signed value.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function __construct( array $attributes ) {
		$this->has_lead = ! empty( $attributes['hasLead'] );
		$this->look     = Card_Options::of( $attributes, '(max-width: 781px) 100vw, 640px' );
	}

	/**
	 * Renders the posts; null if there are none.
	 *
	 * @param Query_Result $found Posts found.
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
				'class'      => 'frontage-smart-post-list__items' . ( $this->has_lead ? ' has-lead' : '' ),
				'role'       => 'list',
				'data-last'  => ! $found->has_more,
				'data-after' => $found->after ?: null,
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
	 * Signs the settings for requests of other parts.
	 *
	 * @param Query_Spec $list Query for the whole list.
	 * @param list<int> $terms IDs of the allowed terms.
	 */
	public function sign( Query_Spec $list, array $terms ): string {
		$look = array( 'hasLead' => $this->has_lead ) + array_filter( $this->look->data );
		return Signed_List::sign( self::KIND, $list, $look, compact( 'terms' ) );
	}
}
