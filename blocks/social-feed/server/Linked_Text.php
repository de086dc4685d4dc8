<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Social_Feed;

use Frontage\Base\Html\Html;
use Frontage\Domain\Feeds\Feed_Value;
use function Frontage\Base\Html\el;

defined( 'ABSPATH' ) || exit;

/** Plain text of a post as paragraphs, with its links. Nothing of the text becomes markup. */
final class Linked_Text {
	/** Posts are words of others. */
	public const REL = 'nofollow ugc noopener';

	private const URL = 'https?://[^\s<>"]{3,1000}';

	/** Characters that end a sentence, not an address. */
	private const ENDS = '.,:;!?\'"”’)]}…';

	private const MOST_SHOWN = 40;

	/**
	 * Addresses by words in lower case.
	 *
	 * @var array<string, string>
	 */
	private readonly array $links;

	/** Matches everything that is a link. */
	private readonly string $pattern;

	/**
	 * Prepares the links.
	 *
	 * @param array<array-key, string> $links Checked addresses by words of the text.
	 */
	public function __construct( array $links ) {
		$lower = array();
		foreach ( $links as $words => $url ) {
			$lower[ mb_strtolower( (string) $words ) ] = $url;
		}
		$form  = static fn ( int|string $one ): string => preg_quote( (string) $one, '~' ) . '(?![\p{L}\p{N}_])';
		$words = array_map( $form, array_keys( $lower ) );
		// Of two that begin alike, the longer one.
		usort( $words, static fn ( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		$this->links   = $lower;
		$this->pattern = '~(' . implode( '|', array( self::URL, ...$words ) ) . ')~iu';
	}

	/**
	 * Returns the paragraphs.
	 *
	 * @param string $text Plain text in lines.
	 * @return list<Html>
	 */
	public function paragraphs( string $text ): array {
		$html = array();
		foreach ( preg_split( '/\n{2,}/', $text, -1, PREG_SPLIT_NO_EMPTY ) ?: array() as $paragraph ) {
			$parts = array();
			foreach ( explode( "\n", $paragraph ) as $index => $line ) {
				$parts[] = 0 === $index ? null : el( 'br' );
				array_push( $parts, ...$this->line( $line ) );
			}
			// Posts may be in another direction than the page.
			$html[] = el( 'p', array( 'dir' => 'auto' ), $parts );
		}
		return $html;
	}

	/**
	 * Returns the parts of a line.
	 *
	 * @return list<Html|string>
	 */
	private function line( string $line ): array {
		$parts = array();
		foreach ( preg_split( $this->pattern, $line, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: array( $line ) as $index => $part ) {
			if ( 0 === $index % 2 ) {
				$parts[] = $part;
				continue;
			}
			$known   = $this->links[ mb_strtolower( $part ) ] ?? '';
			$words   = '' === $known ? rtrim( $part, self::ENDS ) : $part;
			$parts[] = self::link( $words, '' === $known ? Feed_Value::url( $words ) : $known );
			$parts[] = substr( $part, strlen( $words ) );
		}
		return array_values( array_filter( $parts, static fn ( Html|string $part ): bool => '' !== $part ) );
	}

	/** Returns a link, or its words if they lead nowhere. Long addresses are shortened. */
	private static function link( string $words, string $url ): Html|string {
		if ( '' === $url ) {
			return $words;
		}
		$shown = (string) preg_replace( '~^https?://(?:www\.)?|/$~i', '', $words );
		return el(
			'a',
			array(
				'href' => $url,
				'rel'  => self::REL,
			),
			mb_strlen( $shown ) > self::MOST_SHOWN ? mb_substr( $shown, 0, self::MOST_SHOWN - 1 ) . '…' : $shown
		);
	}
}
