<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Animated_Text;

use Frontage\Base\Html\Html;
use Frontage\Base\Html\Kses;
use Frontage\Base\Html\Tag;
use function Frontage\Base\Html\el;
use function Frontage\Base\Html\fragment;

defined( 'ABSPATH' ) || exit;

/**
 * The sentence of an animated text.
 *
 * Renders it twice: as plain text for screen readers, and animated for sighted visitors.
 */
final class Sentence {
	/** Maximum number of words that the stylesheet can rotate. */
	private const MOST = 12;

	/** SVG paths in a 100 by 20 view box that is stretched over the word. */
	private const SHAPES = array(
		'underline' => 'M1 18 H99',
		'curve'     => 'M1 16 C20 10 35 20 52 15 S85 12 99 16',
		'circle'    => 'M60 1 C25 -1 1 4 2 11 C3 19 35 20 58 19 C85 18 99 15 98 9 C97 3 75 0 45 2',
		'strike'    => 'M1 11 C30 8 70 13 99 9',
		'marker'    => 'M1 14 H99',
	);

	public readonly string $before;
	public readonly string $after;

	/**
	 * The words in order, none empty.
	 *
	 * @var list<string>
	 */
	public readonly array $words;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Block attributes.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->before = self::plain( $attributes['before'] );
		$this->after  = self::plain( $attributes['after'] );
		$words        = is_array( $attributes['words'] ) ? $attributes['words'] : array();
		$this->words  = array_slice(
			array_values( array_filter( array_map( self::plain( ... ), $words ), static fn ( string $word ): bool => '' !== $word ) ),
			0,
			self::MOST
		);
	}

	/** Returns whether an animation repeats without end. */
	public function moves(): bool {
		return 'highlighted' !== $this->attributes['kind'] && count( $this->words ) > 1;
	}

	/** Returns the heading. */
	public function html(): Html {
		$tag   = Tag::allow( $this->attributes['tag'], 'h2' );
		$class = array( 'class' => 'frontage-animated-text__sentence' );
		if ( ! $this->moves() ) {
			return el( $tag, $class, $this->around( $this->highlighted() ) );
		}
		return el(
			$tag,
			$class,
			el( 'span', array( 'class' => 'frontage-animated-text__plain' ), $this->text() ),
			el(
				'span',
				array(
					'class'       => 'frontage-animated-text__moving',
					'aria-hidden' => 'true',
				),
				$this->around( 'typing' === $this->attributes['kind'] ? $this->typed() : $this->turning() )
			)
		);
	}

	/** Returns the whole text as one sentence. */
	public function text(): string {
		return trim( "$this->before " . wp_sprintf( '%l', $this->words ) . $this->after() );
	}

	/** Returns the text after the animated part; a comma or period follows without a space. */
	private function after(): string {
		return '' === $this->after || 1 === preg_match( '/^\p{P}/u', $this->after ) ? $this->after : " $this->after";
	}

	/**
	 * Adds the text before and after.
	 *
	 * @param Html $middle Animated part.
	 */
	private function around( Html $middle ): Html {
		return fragment( '' === $this->before ? null : "$this->before ", $middle, $this->after() );
	}

	/** Returns the word with a line that draws itself. */
	private function highlighted(): Html {
		$word = $this->words[0] ?? '';
		if ( '' === $word || 'highlighted' !== $this->attributes['kind'] ) {
			return Html::text( $word );
		}
		$shape = $this->attributes['shape'];
		$svg   = array(
			'viewBox'             => '0 0 100 20',
			'preserveAspectRatio' => 'none',
			'aria-hidden'         => 'true',
		);
		return el(
			'span',
			array( 'class' => "frontage-animated-text__marked is-$shape" ),
			$word,
			el( 'svg', $svg, el( 'path', array( 'd' => self::SHAPES[ $shape ] ) ) )
		);
	}

	/** Returns the rotating words, as wide as the longest. */
	private function turning(): Html {
		$words = array();
		foreach ( $this->words as $index => $word ) {
			$words[] = el( 'span', array( 'style' => array( '--frontage-turn' => $index ) ), $word );
		}
		$count = count( $words );
		return el(
			'span',
			array(
				'class' => "frontage-animated-text__words frontage-turns counts-$count is-{$this->attributes['effect']}",
				'style' => array( '--frontage-turns' => $count ),
			),
			$words
		);
	}

	/** Returns the placeholder where words are typed, as wide as the longest. */
	private function typed(): Html {
		$sizer = array_map(
			static fn ( string $word ): Html => el( 'span', array( 'class' => 'frontage-animated-text__sizer' ), $word ),
			$this->words
		);
		$line  = el(
			'span',
			array(),
			el( 'span', array( 'class' => 'frontage-animated-text__typed' ), $this->words[0] ),
			el( 'span', array( 'class' => 'frontage-animated-text__caret' ) )
		);
		return el( 'span', array( 'class' => 'frontage-animated-text__words' ), $sizer, $line );
	}

	/**
	 * Returns text without markup.
	 *
	 * @param mixed $value Attribute value.
	 */
	private static function plain( mixed $value ): string {
		return Kses::text( $value );
	}
}
