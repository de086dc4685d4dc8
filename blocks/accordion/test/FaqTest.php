<?php
declare( strict_types=1 );

namespace Frontage\Blocks\Accordion\Test;

use Frontage\Blocks\Accordion\Faq;
use Frontage\Tests\TestCase;


/** Tests the FAQ structured data: valid and clean JSON-LD, once per page, only on pages. */
final class FaqTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		Faq::collect();
	}

	public function test_merges_all_accordions_of_a_page_into_one_script(): void {
		$this->render( $this->faq( 'One?', '<p>Yes.</p>' ) . $this->faq( 'Two?', '<p>No.</p>' ) . $this->faq( 'One?', '<p>Yes.</p>' ) );
		$footer = $this->footer();
		$this->assertSame( 1, substr_count( $footer, 'application/ld+json' ) );
		$data = $this->data( $footer );
		$this->assertSame( 'https://schema.org', $data['@context'] );
		$this->assertSame( 'FAQPage', $data['@type'] );
		$this->assertSame( array( 'One?', 'Two?' ), array_column( $data['mainEntity'], 'name' ) );
		$this->assertSame(
			array(
				'@type' => 'Answer',
				'text'  => '<p>Yes.</p>',
			),
			$data['mainEntity'][0]['acceptedAnswer']
		);
		$this->assertStringNotContainsString( 'FAQPage', $this->footer(), 'A second footer has nothing more to say.' );
	}

	public function test_prints_no_faq_data_unless_the_author_enables_it(): void {
		$this->render( $this->faq( 'One?', '<p>Yes.</p>', array() ) );
		$this->assertSame( array(), Faq::collect() );
	}

	public function test_keeps_plain_questions_and_the_html_that_answers_may_have(): void {
		Faq::add(
			'What is <em>rye</em> &amp; “bran”?',
			"<p class=\"x\" onclick=\"evil()\">A\n\t<strong>grain</strong>. <a href=\"/rye/\" target=\"_blank\">More</a></p>"
				. '<figure><img src="x.png" alt=""></figure><script>evil()</script ><style>p{}</style><!-- hidden -->[gallery]'
		);
		$entry = Faq::collect()[0];
		$this->assertSame( 'What is rye & “bran”?', $entry['question'] );
		$this->assertSame( '<p>A <strong>grain</strong>. <a href="' . home_url( '/rye/' ) . '">More</a></p>', $entry['answer'] );
	}

	public function test_keeps_no_script_links(): void {
		Faq::add( 'One?', '<p><a href="java&#115;cript:evil()">Bad</a> <a href="data:text/html,x">Bad</a></p>' );
		$this->assertDoesNotMatchRegularExpression( '/javascript:|data:/i', Faq::collect()[0]['answer'] );
	}

	public function test_cannot_be_closed_from_inside(): void {
		Faq::add( 'Is &lt;/script&gt; &amp; "quoted" ok?', '<p>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; \\ "</p>' );
		$footer = $this->footer();
		$this->assertSame( 1, substr_count( strtolower( $footer ), '</script' ) );
		$this->assertSame( 'Is </script> & "quoted" ok?', $this->data( $footer )['mainEntity'][0]['name'] );
	}

	public function test_skips_items_without_a_question_or_an_answer(): void {
		Faq::add( '', '<p>An answer</p>' );
		Faq::add( 'A question?', '<figure><img src="x.png"></figure>' );
		$this->assertSame( array(), Faq::collect() );
	}

	public function test_does_not_change_the_content(): void {
		$html = $this->render( $this->faq( 'One?', '<p>Yes.</p>' ) );
		$this->assertStringContainsString( 'One?', $html );
		$this->assertStringNotContainsString( 'ld+json', $html, 'Feeds and REST answers get the content only.' );
	}

	/**
	 * Renders an accordion with one question.
	 *
	 * @param string $question HTML.
	 * @param string $answer HTML.
	 * @param array<string, mixed> $attributes Accordion attributes.
	 */
	private function faq( string $question, string $answer, array $attributes = array( 'isFaq' => true ) ): string {
		$item = get_comment_delimited_block_content( 'frontage/accordion-item', array( 'title' => $question ), $answer );
		return get_comment_delimited_block_content( 'frontage/accordion', $attributes, $item );
	}

	/** Returns what the page's footer prints. */
	private function footer(): string {
		ob_start();
		Faq::print();
		return (string) ob_get_clean();
	}

	/**
	 * Parses the script as a search engine does.
	 *
	 * @param string $footer HTML.
	 * @return array<string, mixed>
	 */
	private function data( string $footer ): array {
		preg_match( '#<script type="application/ld\+json">(.*)</script>#s', $footer, $script );
		return json_decode( $script[1] ?? '', true, 16, JSON_THROW_ON_ERROR );
	}
}
