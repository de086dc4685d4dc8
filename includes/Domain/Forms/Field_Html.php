<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Base\Html\Html;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a form field.
 *
 * Label, control, help and error message, connected for assistive technology. Works without JavaScript.
 */
final class Field_Html {
	private readonly Field_State $state;

	/**
	 * Registers the field with the form being rendered.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( array $attributes ) {
		$this->state = new Field_State( $attributes );
	}

	/** Returns the field. */
	public function html(): Html {
		$state = $this->state;
		return match ( $state->field->kind ) {
			'hidden'                      => ( new Input_Html( $state ) )->html(),
			'radio', 'checkbox', 'rating' => $this->group( ( new Choice_Html( $state ) )->group() ),
			'signature'                   => $this->group( Signature_Html::control( $state ) ),
			'consent'                     => $this->wrap( 'div', Terms_Html::text( $state ), ( new Choice_Html( $state ) )->consent() ),
			'select', 'country'           => $this->labelled( ( new Choice_Html( $state ) )->select() ),
			'file'                        => $this->labelled(
				File_Html::control( $state->field, array( 'name' => $state->id . '[]' ) + $state->shared(), $state->chosen() )
			),
			default                       => $this->labelled( ( new Input_Html( $state ) )->html() ),
		};
	}

	/** Returns a control below its label. */
	private function labelled( Html $control ): Html {
		return $this->wrap( 'div', $this->state->label->tag( $this->state->id ), $control );
	}

	/** Returns several controls below their common label. */
	private function group( Html $controls ): Html {
		return $this->wrap(
			'fieldset',
			el( 'legend', array( 'class' => 'frontage-form__label' ), $this->state->label->html() ),
			$controls
		);
	}

	/**
	 * Returns the field's wrapper element, with the help text and the error message at its end.
	 *
	 * @param string $tag `div` or `fieldset`.
	 * @param Html|null ...$children Content of the wrapper.
	 */
	private function wrap( string $tag, ?Html ...$children ): Html {
		$state = $this->state;
		$width = $state->text( 'width' );
		return Wrapper::tag(
			$tag,
			array(
				'id'               => $state->anchor(),
				'class'            => 'frontage-form__field is-'
					. $state->field->kind
					. ( 'full' === $width ? '' : " is-$width" ),
				'data-field'       => $state->field->name,
				'data-off'         => $state->is_off(),
				'aria-describedby' => 'fieldset' === $tag ? $state->described_by() : null,
			),
			...array_values( array_filter( array( ...$children, $this->after() ) ) )
		);
	}

	/** Returns the help text and the error message. */
	private function after(): Html {
		$help  = $this->state->text( 'help' );
		$hint  = array(
			'class' => 'frontage-form__help',
			'id'    => "{$this->state->id}_help",
		);
		$error = array(
			'class' => 'frontage-form__problem',
			'id'    => "{$this->state->id}_problem",
		);
		return Html::raw( ( '' === $help ? '' : el( 'p', $hint, $help ) ) . el( 'p', $error, $this->state->problem ) );
	}
}
