<?php
declare( strict_types=1 );

namespace Frontage\Domain\Render;

use Frontage\Base\Html\Html;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/**
 * A number between its prefix and suffix, which a script can count up to.
 *
 * The page has the final number: for readers, search engines, caches and printers. While a script counts, it stays in
 * its place, invisible, so that nothing moves. `src/lib/count.ts` is the script, `src/scss/_count.scss` the style.
 */
final class Count {
	/** Bounds of the duration, in milliseconds. */
	private const SHORTEST = 500;

	private const LONGEST = 5000;

	/** Milliseconds (S1 §9, pie chart animation). */
	private const DURATION = 1800;

	/** Letters of languages that are written from right to left. */
	private const RIGHT_TO_LEFT = '/[\p{Hebrew}\p{Arabic}\p{Syriac}\p{Thaana}\p{Nko}\p{Adlam}]/u';

	/** The number as readers see it; empty if there is none. */
	public readonly string $text;

	/** The number as a script reads it. */
	public readonly string $number;

	/** The number to count from. */
	private readonly string $start;

	/**
	 * Formats the number.
	 *
	 * @param array<string, mixed> $attributes Block attributes, not trusted: `number`, and maybe `prefix`, `suffix`, `start`,
	 *                                         `isGrouped`, `isCounting` and `duration`.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->number = Number_Format::clean( $attributes['number'] ?? '' );
		$this->text   = Number_Format::text( $this->number, $this->is_grouped() );
		$this->start  = Number_Format::clean( $attributes['start'] ?? '' ) ?: '0';
	}

	/** Whether there is anything to count. */
	public function is_counting(): bool {
		return '' !== $this->text
			&& true === ( $this->attributes['isCounting'] ?? true )
			&& (float) $this->number !== (float) $this->start;
	}

	/** Number of letters that readers see. */
	public function length(): int {
		return mb_strlen( $this->affix( 'prefix' ) . $this->text . $this->affix( 'suffix' ) );
	}

	/** Returns the number between its prefix and suffix. */
	public function html(): Html {
		return el(
			'span',
			array( 'class' => 'frontage-count' ),
			el(
				'span',
				array(
					'class' => 'frontage-count__final',
					'dir'   => $this->direction(),
				),
				$this->affix( 'prefix' ),
				el(
					'span',
					array(
						'class'       => 'frontage-count__number',
						// A minus is on the left in right-to-left languages, too.
						'dir'         => 'ltr',
						'data-number' => $this->is_counting() ? $this->number : null,
					),
					$this->text
				),
				$this->affix( 'suffix' )
			)
		);
	}

	/**
	 * Returns what is around the number and the script that counts.
	 *
	 * @param string $module Module folder.
	 * @param Html $content Finished HTML, with numbers in it.
	 */
	public function island( string $module, Html $content ): Html {
		return Island::html(
			$module,
			array(
				'start'     => (float) $this->start,
				'isGrouped' => $this->is_grouped(),
				'duration'  => max( self::SHORTEST, min( self::LONGEST, (int) ( $this->attributes['duration'] ?? self::DURATION ) ) ),
			),
			$content,
			'visible',
			common: Island::common( 'count.format', static fn (): array => array( 'format' => Number_Format::current() ) )
		);
	}

	/** Returns the direction of the number and what is around it; null for that of the page. */
	private function direction(): ?string {
		$around = $this->affix( 'prefix' ) . $this->affix( 'suffix' );
		// "95%" and "+12 km" are written the same way in right-to-left languages.
		return '' === $around || 1 === preg_match( self::RIGHT_TO_LEFT, $around ) ? null : 'ltr';
	}

	/** Whether thousands are separated. */
	private function is_grouped(): bool {
		return true === ( $this->attributes['isGrouped'] ?? true );
	}

	/**
	 * Returns what is in front of or behind the number.
	 *
	 * @param string $name `prefix` or `suffix`.
	 */
	private function affix( string $name ): string {
		return Number_Format::affix( $this->attributes[ $name ] ?? '' );
	}
}
