<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Counter;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Count;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** A number with its label. */
final class Counter {
	private readonly Count $count;

	/**
	 * Formats the number.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->count = new Count( $attributes );
	}

	/** Whether there is a number. */
	public function has_number(): bool {
		return '' !== $this->count->text;
	}

	/** The class that says which of the variations it is. */
	public function kind(): string {
		return 'fun-factor' === $this->attributes['kind'] ? 'is-fun-factor' : 'is-number';
	}

	/**
	 * Returns the number and what is around it.
	 *
	 * @param string $inner Rendered inner blocks, such as a picture.
	 */
	public function html( string $inner ): Html {
		$content = fragment(
			'' === $inner ? null : Html::raw( $inner ),
			el( 'p', array( 'class' => 'frontage-counter__figure' ), $this->count->html() ),
			$this->label()
		);
		return $this->count->is_counting() ? $this->count->island( 'counter', $content ) : $content;
	}

	/** The label; null without one. */
	private function label(): ?Html {
		$label = Kses::html( is_string( $this->attributes['label'] ) ? $this->attributes['label'] : '', 'data' );
		return '' === Kses::words( $label ) ? null : el( 'p', array( 'class' => 'frontage-counter__label' ), Html::raw( $label ) );
	}
}
