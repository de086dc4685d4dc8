<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Pricing_Plan;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Tag;
use Frontage\Domain\Render\Money;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** One plan: its name, its price in each period, and what it has. */
final class Pricing_Plan {
	private readonly bool $has_periods;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @param array<string, mixed> $context From the pricing table.
	 */
	public function __construct( private readonly array $attributes, private readonly array $context ) {
		$this->has_periods = (bool) ( $context['frontage/pricingPeriods'] ?? true );
	}

	/**
	 * Returns the plan; nothing if it is empty.
	 *
	 * @param string $content HTML of the inner blocks.
	 */
	public function html( string $content ): ?Html {
		$name   = $this->words( 'name' );
		$note   = $this->words( 'note' );
		$prices = $this->prices();
		if ( null === $name && null === $note && array() === $prices && '' === trim( wp_strip_all_tags( $content ) ) ) {
			return null;
		}
		$tag    = Tag::allow( $this->context['frontage/pricingTag'] ?? 'h3', 'h3' );
		$anchor = $this->attributes['anchor'] ?? '';
		return Wrapper::tag(
			'li',
			array(
				'id'    => '' === $anchor ? null : $anchor,
				'class' => 'frontage-pricing-table__plan' . ( $this->attributes['isFeatured'] ? ' is-featured' : '' ),
			),
			el(
				'div',
				array( 'class' => 'frontage-pricing-table__head' ),
				$this->badge(),
				null === $name ? null : el( $tag, array( 'class' => 'frontage-pricing-table__name' ), $name ),
				null === $note ? null : el( 'p', array( 'class' => 'frontage-pricing-table__note' ), $note )
			),
			fragment( $prices ),
			el( 'div', array( 'class' => 'frontage-pricing-table__content' ), Html::raw( $content ) )
		);
	}

	/** Returns the label of the featured plan. */
	private function badge(): ?Html {
		if ( ! $this->attributes['isFeatured'] ) {
			return null;
		}
		$own = trim( (string) $this->attributes['badge'] );
		return el( 'p', array( 'class' => 'frontage-pricing-table__badge' ), '' === $own ? __( 'Most popular', 'frontage' ) : $own );
	}

	/** @return list<Html> A price for each period; one if it is the same in both. */
	private function prices(): array {
		$text = $this->words( 'text' );
		if ( null !== $text ) {
			$words = el( 'span', array( 'class' => 'frontage-pricing-table__amount' ), $text );
			return array( el( 'p', array( 'class' => 'frontage-pricing-table__price' ), $words ) );
		}
		$monthly = Money::text( $this->attributes['price'], $this->context['frontage/pricingCurrency'] ?? '' );
		$yearly  = Money::text( $this->attributes['yearly'], $this->context['frontage/pricingCurrency'] ?? '' );
		if ( ! $this->has_periods || '' === $yearly ) {
			return '' === $monthly ? array() : array( $this->price( '', $monthly, 'per', __( 'per month', 'frontage' ) ) );
		}
		if ( '' === $monthly ) {
			// Whatever period a visitor looks at, it is the price.
			return array( $this->price( '', $yearly, 'perYear', __( 'per year', 'frontage' ) ) );
		}
		return array(
			$this->price( ' is-monthly', $monthly, 'per', __( 'per month', 'frontage' ) ),
			$this->price( ' is-yearly', $yearly, 'perYear', __( 'per year', 'frontage' ) ),
		);
	}

	/**
	 * Returns a price.
	 *
	 * @param string $kind Class of its period, after a space.
	 * @param string $amount As visitors read it.
	 * @param string $after Attribute with what follows it.
	 * @param string $word What follows it, unless the author wrote something else.
	 */
	private function price( string $kind, string $amount, string $after, string $word ): Html {
		$own  = trim( (string) $this->attributes[ $after ] );
		$word = '' === $own && $this->has_periods ? $word : $own;
		return el(
			'p',
			array( 'class' => 'frontage-pricing-table__price' . $kind ),
			el( 'span', array( 'class' => 'frontage-pricing-table__amount' ), $amount ),
			'' === $word ? null : ' ',
			'' === $word ? null : el( 'span', array( 'class' => 'frontage-pricing-table__per' ), $word )
		);
	}

	/**
	 * Returns formatted words of an attribute; null if there are none.
	 *
	 * @param string $name Attribute.
	 */
	private function words( string $name ): ?Html {
		$html = Kses::html( is_string( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : '', 'data' );
		return '' === Kses::words( $html ) ? null : Html::raw( $html );
	}
}
