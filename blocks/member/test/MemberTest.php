<?php
declare( strict_types=1 );

namespace Frontage\Tests\Blocks\Member;

use Frontage\Domain\Render\Ids;
use Frontage\Domain\Render\Lightbox\Link;
use Frontage\Tests\TestCase;


/** Tests a member's output: cards open only if there are details, and text is escaped. */
final class MemberTest extends TestCase {
	private const STORY = '<!-- wp:paragraph --><p>A story.</p><!-- /wp:paragraph -->';

	protected function setUp(): void {
		parent::setUp();
		Ids::reset();
		Link::reset();
	}

	private function print( string $attributes, string $inner = '' ): string {
		return (string) apply_filters( 'the_content', "<!-- wp:frontage/member $attributes -->$inner<!-- /wp:frontage/member -->" );
	}

	public function test_without_a_biography_there_is_no_button(): void {
		$html = $this->print(
			'{"name":"Ada"}',
			'<!-- wp:social-links --><ul class="wp-block-social-links"></ul><!-- /wp:social-links -->'
		);
		self::assertStringContainsString( '>Ada</h3>', $html );
		self::assertStringNotContainsString( '<a ', $html );
		self::assertStringNotContainsString( 'until-found', $html );
		self::assertStringNotContainsString( '__links', $html );
		self::assertSame( array(), Link::kinds() );
	}

	public function test_the_link_points_to_the_biography_and_ids_are_unique(): void {
		$html = $this->print( '{"name":"Ada"}', self::STORY ) . $this->print( '{"name":"Ada","group":""}', self::STORY );
		preg_match_all( '/href="#([^"]+)" data-frontage-lightbox="([^"]*)"/', $html, $links );
		preg_match_all( '/id="([^"]+-details)" hidden="until-found"/', $html, $details );
		self::assertSame( $details[1], $links[1] );
		self::assertCount( 2, array_unique( $details[1] ) );
		self::assertSame( array( 'team', '' ), $links[2] );
		self::assertSame( array( 'inline' ), Link::kinds() );
	}

	public function test_social_icons_are_printed_on_the_card_and_in_the_details(): void {
		$icons = '<!-- wp:social-links --><ul class="wp-block-social-links">'
			. '<!-- wp:social-link {"url":"https://example.com","service":"mastodon"} /--></ul><!-- /wp:social-links -->';
		$html  = $this->print( '{"name":"Ada"}', self::STORY . $icons );
		self::assertSame( 2, substr_count( $html, 'aria-label="Links for Ada"' ) );
		self::assertSame( 1, substr_count( $html, 'A story.' ) );
	}

	public function test_the_image_has_alternative_text_only_in_the_details(): void {
		$html = $this->print( '{"name":"Ada","id":9012}', self::STORY );
		self::assertMatchesRegularExpression( '/class="frontage-member__photo" alt=""/', $html );
		self::assertMatchesRegularExpression( '/class="frontage-member__portrait"[^>]* alt="A visitor taking a picture/', $html );
		self::assertMatchesRegularExpression( '/class="frontage-member__portrait"[^>]* loading="lazy"/', $html );
		self::assertStringNotContainsString( '__initials', $html );
	}

	public function test_initials_replace_a_missing_image(): void {
		self::assertStringContainsString( '>ÅM<', $this->print( '{"name":"Åsa von Malm"}' ) );
		self::assertStringContainsString( '>I<', $this->print( '{"name":"Ines"}' ) );
	}
}
