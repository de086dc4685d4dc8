<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Accordion;

use Frontage\Domain\Render\Inline_Script;

defined( 'ABSPATH' ) || exit;

/**
 * FAQ structured data for search engines.
 *
 * Collects the questions of all FAQ accordions on a page and prints one schema.org FAQPage.
 *
 * It is printed in the page's footer, so feeds, REST responses and embeds have none. A question
 * that is rendered twice, for example for a description in the head, counts once.
 */
final class Faq {
	/** HTML elements that search engines keep in an answer. */
	private const ANSWER_HTML = array(
		'a'      => array( 'href' => true ),
		'b'      => array(),
		'br'     => array(),
		'div'    => array(),
		'em'     => array(),
		'h1'     => array(),
		'h2'     => array(),
		'h3'     => array(),
		'h4'     => array(),
		'h5'     => array(),
		'h6'     => array(),
		'i'      => array(),
		'li'     => array(),
		'ol'     => array(),
		'p'      => array(),
		'strong' => array(),
		'ul'     => array(),
	);

	/** Elements whose text is not part of the answer. */
	private const NO_TEXT = '#<(script|style|svg|template|select|textarea)\b.*?</\1\s*>|<!--.*?-->#is';

	/**
	 * Questions and answers, keyed by their content.
	 *
	 * @var array<string, array{question: string, answer: string}>
	 */
	private static array $entries = array();

	/**
	 * Adds a question, unless the question or the answer has no text.
	 *
	 * @param string $question HTML of the title.
	 * @param string $answer HTML of the content, as printed.
	 */
	public static function add( string $question, string $answer ): void {
		$question = self::plain( $question );
		$answer   = self::reduce( $answer );
		if ( '' === $question || '' === self::plain( $answer ) ) {
			return;
		}
		self::$entries[ md5( $question . "\n" . $answer ) ] = compact( 'question', 'answer' );
		add_action( 'wp_footer', array( self::class, 'print' ) );
	}

	/** Prints the page's questions. */
	public static function print(): void {
		$entries = self::collect();
		if ( array() !== $entries ) {
			Inline_Script::print_data( self::page( $entries ), array( 'type' => 'application/ld+json' ) );
		}
	}

	/**
	 * Returns the questions added since the last call.
	 *
	 * @return list<array{question: string, answer: string}>
	 */
	public static function collect(): array {
		$entries       = array_values( self::$entries );
		self::$entries = array();
		return $entries;
	}

	/**
	 * Returns the questions as JSON-LD.
	 *
	 * @param list<array{question: string, answer: string}> $entries Questions and answers.
	 * @return array<string, mixed>
	 */
	private static function page( array $entries ): array {
		return array(
			'@context'   => 'https://schema.org',
			'@type'      => 'FAQPage',
			'mainEntity' => array_map(
				static fn ( array $entry ): array => array(
					'@type'          => 'Question',
					'name'           => $entry['question'],
					'acceptedAnswer' => array(
						'@type' => 'Answer',
						'text'  => $entry['answer'],
					),
				),
				$entries
			),
		);
	}

	/**
	 * Converts HTML to plain text on one line.
	 *
	 * @param string $html Any HTML.
	 */
	private static function plain( string $html ): string {
		return self::on_one_line( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * Removes everything from HTML that search engines would drop.
	 *
	 * @param string $html Any HTML.
	 */
	private static function reduce( string $html ): string {
		$html = (string) preg_replace( self::NO_TEXT, '', $html );
		$html = wp_kses( strip_shortcodes( $html ), self::ANSWER_HTML, array( 'http', 'https', 'mailto', 'tel' ) );
		return self::on_one_line( links_add_base_url( $html, home_url( '/' ) ) );
	}

	/**
	 * Collapses every run of white space to one space.
	 *
	 * @param string $text Any text.
	 */
	private static function on_one_line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', $text ) );
	}
}
