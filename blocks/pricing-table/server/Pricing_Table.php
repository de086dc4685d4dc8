<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Pricing_Table;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Plans side by side, with a switch between monthly and yearly prices that needs no script: two radio buttons, by which
 * CSS shows one price or the other.
 */
final class Pricing_Table {
	/** @param array<string, mixed> $attributes Of the block. */
	public function __construct( private readonly array $attributes ) {}

	/** @param string $content HTML of the plans. */
	public function html( string $content ): Html {
		$has_periods = $this->attributes['hasPeriods'] && str_contains( $content, 'frontage-pricing-table__price is-yearly' );
		$anchor      = $this->attributes['anchor'] ?? '';
		return Wrapper::html(
			array(
				'id'    => '' === $anchor ? null : $anchor,
				'class' => 'frontage-pricing-table' . ( $has_periods ? ' has-periods' : '' ),
			),
			$has_periods ? $this->periods() : Html::raw( '' ),
			el(
				'ul',
				array(
					'class' => 'frontage-pricing-table__plans',
					// Safari drops list semantics of lists without bullets.
					'role'  => 'list',
				),
				Html::raw( $content )
			)
		);
	}

	/** Returns the switch. */
	private function periods(): Html {
		$name = Ids::unique( 'pricing-period' );
		return el(
			'fieldset',
			array( 'class' => 'frontage-pricing-table__periods' ),
			el( 'legend', array( 'class' => 'screen-reader-text' ), __( 'Billing period', 'frontage' ) ),
			$this->period( $name, 'monthly', __( 'Monthly', 'frontage' ) ),
			$this->period( $name, 'yearly', __( 'Yearly', 'frontage' ), trim( (string) $this->attributes['saving'] ) )
		);
	}

	/**
	 * Returns one of its choices.
	 *
	 * @param string $name Of the group of radio buttons.
	 * @param string $period `monthly` or `yearly`.
	 * @param string $word Unless the author wrote another.
	 * @param string $saving What a visitor saves.
	 */
	private function period( string $name, string $period, string $word, string $saving = '' ): Html {
		$own = trim( (string) $this->attributes[ $period ] );
		return el(
			'label',
			array( 'class' => 'frontage-pricing-table__period' ),
			el(
				'input',
				array(
					'type'    => 'radio',
					'class'   => "frontage-pricing-table__input is-$period",
					'name'    => $name,
					'value'   => $period,
					'checked' => $period === $this->attributes['startsWith'],
				)
			),
			el( 'span', array(), '' === $own ? $word : $own ),
			'' === $saving ? null : el( 'span', array( 'class' => 'frontage-pricing-table__saving' ), $saving )
		);
	}
}
