<?php
declare( strict_types=1 );

namespace Frontage\Domain\Blocks;

use Frontage\Domain\Blocks\Pattern_Markup as Markup;

defined( 'ABSPATH' ) || exit;

/** Our own blocks in whole-page patterns, where each page has its own words for them. Texts are given unescaped. */
final class Pattern_Parts {
	/**
	 * Returns questions with answers behind them; the first is open.
	 *
	 * @param array<string, string> $answers By question.
	 */
	public static function questions( array $answers ): string {
		$items = '';
		foreach ( $answers as $question => $answer ) {
			$first  = '' === $items ? array( 'isOpen' => true ) : array();
			$items .= self::block( 'accordion-item', array( 'title' => esc_html( $question ) ) + $first, Markup::paragraph( $answer ) );
		}
		return self::block( 'accordion', array( 'openMode' => 'multiple' ), $items );
	}

	/**
	 * Returns tabs.
	 *
	 * @param array<string, string> $panels Block markup by title.
	 */
	public static function tabs( array $panels ): string {
		$tabs = '';
		foreach ( $panels as $title => $content ) {
			$tabs .= self::block( 'tab', array( 'title' => esc_html( $title ) ), $content );
		}
		return self::block( 'tabs', array(), $tabs );
	}

	/**
	 * Returns an invitation to a newsletter at the end of a page.
	 *
	 * @param string $title
	 * @param string $text
	 */
	public static function letter( string $title, string $text ): string {
		$form = self::block(
			'newsletter',
			array(
				'firstName' => true,
				'note'      => __( 'No ads. Unsubscribe anytime.', 'frontage' ),
			)
		);
		return Markup::section( Markup::beside( $title, $text, $form ), 'frontage-ink', 'letter' );
	}

	/**
	 * Returns a form that asks for name and email first.
	 *
	 * @param array<string, string> $attributes Of the form.
	 * @param string $fields Block markup of the others.
	 */
	public static function form( array $attributes, string $fields ): string {
		$name  = array(
			'required'     => true,
			'autocomplete' => 'name',
			'width'        => 'half',
		);
		$email = array(
			'kind'         => 'email',
			'autocomplete' => 'email',
		) + $name;
		return self::block(
			'form',
			$attributes,
			self::field( __( 'Name', 'frontage' ), 'name', $name )
				. self::field( __( 'Email', 'frontage' ), 'email', $email )
				. $fields
		);
	}

	/**
	 * Returns a field, which is a select where there are options.
	 *
	 * @param string $label What visitors read above it.
	 * @param string $name Name in the form.
	 * @param array<string, mixed> $more Further attributes.
	 */
	public static function field( string $label, string $name, array $more = array() ): string {
		$own = compact( 'label', 'name' ) + $more;
		return isset( $more['options'] )
			? self::block( 'field-choice', array( 'kind' => 'select' ) + $own )
			: self::block( 'field-text', $own );
	}

	/**
	 * Returns the first block of a kind in another pattern, without the words around it.
	 *
	 * @param string $name Block and pattern, such as `accordion/faq`.
	 * @param string $slug Of the block.
	 */
	public static function of( string $name, string $slug ): string {
		$blocks = parse_blocks( Markup::of( $name ) );
		while ( array() !== $blocks ) {
			$block = array_shift( $blocks );
			if ( "frontage/$slug" === $block['blockName'] ) {
				return serialize_block( $block ) . "\n\n";
			}
			array_push( $blocks, ...$block['innerBlocks'] );
		}
		return '';
	}

	/**
	 * Returns one of our blocks, and the empty line after it.
	 *
	 * @param string $slug
	 * @param array<string, mixed> $attributes
	 * @param string $inner Block markup; empty for none.
	 */
	public static function block( string $slug, array $attributes, string $inner = '' ): string {
		$inner = '' === $inner ? '' : "\n" . trim( $inner ) . "\n";
		return get_comment_delimited_block_content( "frontage/$slug", $attributes, $inner ) . "\n\n";
	}
}
