<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Source_Code;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Domain\Render\Island;
use Frontage\Domain\Render\Wrapper;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/** Code with a head that names it, and a button that copies it. */
final class Source_Code {
	private readonly string $code;

	private readonly int $first;

	/**
	 * Reads the block.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted.
	 */
	public function __construct( private readonly array $attributes ) {
		$code        = html_entity_decode( $this->text( 'code' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$this->code  = rtrim( str_replace( array( "\r\n", "\r" ), "\n", $code ), "\n" );
		$this->first = max( 0, $this->number( 'firstNumber' ) );
	}

	/** Returns the block; nothing without code. */
	public function html(): ?Html {
		if ( '' === trim( $this->code ) ) {
			return null;
		}
		$lines   = Colored_Lines::of( $this->code, $this->text( 'tokens' ) );
		$most    = min( 100, $this->number( 'mostLines' ) );
		$numbers = true === $this->attributes['hasNumbers'];
		$inside  = fragment( $this->head(), $this->pre( $lines ) );
		$classes = array(
			'has-numbers' => $numbers,
			'has-changes' => '' !== $this->text( 'added' ) . $this->text( 'removed' ),
			'is-wrapped'  => true === $this->attributes['isWrapped'],
			'is-high'     => $most > 0 && count( $lines ) > $most,
		);
		return Wrapper::html(
			array(
				'id'    => '' === $this->text( 'anchor' ) ? null : $this->text( 'anchor' ),
				'class' => implode( ' ', array( 'frontage-source-code', ...array_keys( array_filter( $classes ) ) ) ),
				'style' => array(
					'--frontage-source-code-first'  => $numbers && 1 !== $this->first ? $this->first - 1 : '',
					'--frontage-source-code-digits' => $numbers ? max( 2, strlen( (string) ( $this->first + count( $lines ) - 1 ) ) ) : '',
					'--frontage-source-code-lines'  => $classes['is-high'] ? $most : '',
				),
			),
			$this->can_copy() ? Island::html( 'source-code', $this->words(), $inside ) : $inside
		);
	}

	/**
	 * Returns a text.
	 *
	 * @param string $name Attribute.
	 */
	private function text( string $name ): string {
		$text = $this->attributes[ $name ] ?? '';
		return is_string( $text ) ? $text : '';
	}

	/**
	 * Returns a whole number.
	 *
	 * @param string $name Attribute.
	 */
	private function number( string $name ): int {
		$number = $this->attributes[ $name ] ?? 0;
		return is_numeric( $number ) ? (int) max( -1e6, min( 1e6, (float) $number ) ) : 0;
	}

	private function can_copy(): bool {
		return true === $this->attributes['canCopy'];
	}

	/** Returns the name of the file, the language and the button; nothing without all of them. */
	private function head(): ?Html {
		$file     = Kses::text( $this->text( 'fileName' ) );
		$language = Languages::name( $this->attributes['language'] );
		if ( '' === $file . $language && ! $this->can_copy() ) {
			return null;
		}
		return el(
			'div',
			array( 'class' => 'frontage-source-code__head' ),
			'' === $file ? null : el(
				'span',
				array(
					'class' => 'frontage-source-code__file',
					'dir'   => 'auto',
				),
				$file
			),
			'' === $language ? null : el( 'span', array( 'class' => 'frontage-source-code__language' ), $language ),
			$this->can_copy() ? $this->button() : null
		);
	}

	/** Returns the button and what it says to screen readers. */
	private function button(): Html {
		return fragment(
			el(
				'button',
				array(
					'type'  => 'button',
					'class' => 'frontage-source-code__copy',
				),
				el( 'span', array(), __( 'Copy code', 'frontage' ) )
			),
			el(
				'span',
				array(
					'class' => 'frontage-source-code__status',
					'role'  => 'status',
				)
			)
		);
	}

	/**
	 * Returns what the script says.
	 *
	 * @return array{copied: string, failed: string}
	 */
	private function words(): array {
		return array(
			'copied' => __( 'Copied', 'frontage' ),
			'failed' => __( 'Your browser does not allow copying. Select the code and copy it yourself.', 'frontage' ),
		);
	}

	/**
	 * Returns the code, which is read from left to right on all pages, and scrolled with the keyboard.
	 *
	 * @param non-empty-list<string> $lines HTML of the lines.
	 */
	private function pre( array $lines ): Html {
		$count   = count( $lines );
		$marked  = Line_Numbers::read( $this->text( 'marked' ), $this->first, $count );
		$added   = Line_Numbers::read( $this->text( 'added' ), $this->first, $count );
		$removed = Line_Numbers::read( $this->text( 'removed' ), $this->first, $count );
		$html    = '';
		foreach ( $lines as $at => $line ) {
			$tag = match ( true ) {
				isset( $removed[ $at ] ) => 'del',
				isset( $added[ $at ] )   => 'ins',
				isset( $marked[ $at ] )  => 'mark',
				default                  => 'span',
			};
			$state = isset( $marked[ $at ] ) ? ' is-marked' : '';
			$html .= "<$tag class=\"frontage-source-code__line$state\">$line\n</$tag>";
		}
		return el(
			'pre',
			array(
				'class'      => 'frontage-source-code__code',
				'dir'        => 'ltr',
				'translate'  => 'no',
				'tabindex'   => 0,
				'role'       => 'group',
				'aria-label' => $this->name(),
			),
			el( 'code', array(), Html::raw( $html ) )
		);
	}

	/** Returns what screen readers call the code. */
	private function name(): string {
		$file = Kses::text( $this->text( 'fileName' ) );
		$file = '' === $file ? Languages::name( $this->attributes['language'] ) : $file;
		/* translators: %s: name of a file, or of a programming language. */
		return '' === $file ? __( 'Code', 'frontage' ) : sprintf( __( 'Code: %s', 'frontage' ), $file );
	}
}
