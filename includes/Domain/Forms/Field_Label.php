<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Renders the label of a form field. */
final class Field_Label {
	/**
	 * Sets the properties.
	 *
	 * @param array<string, mixed> $attributes Attributes of the field's block.
	 * @param bool $is_required Whether it gets the marker of required fields.
	 */
	public function __construct( private array $attributes, private bool $is_required ) {}

	/**
	 * Returns the label element of a control.
	 *
	 * @param string $id ID of the control.
	 */
	public function tag( string $id ): Html {
		return el(
			'label',
			array(
				'class' => 'frontage-form__label' . ( true === ( $this->attributes['hidesLabel'] ?? false ) ? ' is-hidden' : '' ),
				'for'   => $id,
			),
			$this->html()
		);
	}

	/** Returns the label text, with the marker of required fields. */
	public function html(): Html {
		$label = Html::raw( Kses::html( Field_Blocks::text( $this->attributes, 'label' ), 'data' ) );
		if ( ! $this->is_required ) {
			return $label;
		}
		$mark = array(
			'class'       => 'frontage-form__required',
			'aria-hidden' => 'true',
		);
		return Html::raw( $label . ' ' . el( 'span', $mark, '*' ) );
	}
}
