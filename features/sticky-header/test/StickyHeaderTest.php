<?php
declare( strict_types=1 );

namespace Frontage\Tests\Features;

use Frontage\Base\Settings\Options;
use Frontage\Features\Sticky_Header\Sticky_Header;
use Frontage\Tests\TestCase;


/** Tests that only the theme's one header is made sticky. */
final class StickyHeaderTest extends TestCase {
	public function test_is_off_by_default(): void {
		$this->assertFalse( Options::is_on( 'features', 'sticky-header' ) );
	}

	public function test_marks_a_header_template_part(): void {
		$feature = new Sticky_Header();
		$this->assertStringContainsString(
			'class="wp-block-template-part frontage-sticky-header"',
			$feature->mark_header( '<header class="wp-block-template-part"><p>x</p></header>', array() )
		);
		$this->assertStringContainsString(
			'frontage-sticky-header',
			$feature->mark_header( '<div class="a"></div>', array( 'attrs' => array( 'slug' => 'header' ) ) )
		);
	}

	public function test_does_not_change_other_template_parts(): void {
		$feature = new Sticky_Header();
		$footer  = '<footer class="wp-block-template-part"><header>x</header></footer>';
		$this->assertSame( $footer, $feature->mark_header( $footer, array( 'attrs' => array( 'slug' => 'footer' ) ) ) );
		$this->assertSame( '', $feature->mark_header( '', array() ) );
	}

	public function test_replaces_the_site_logo_with_the_chosen_one(): void {
		$logo = $this->make_image();
		update_option( Options::OPTION, array( 'values' => array( 'sticky-header' => array( 'logo' => $logo ) ) ) );
		$html = ( new Sticky_Header() )->add_logo( '<div><a href="/" rel="home"><img src="a.png" alt="Site"></a></div>' );
		$this->assertMatchesRegularExpression(
			'/<img src="a.png" alt="Site"><img class="frontage-sticky-header__logo" src="[^"]+" width="\d+" height="\d+" alt=""/',
			(string) $html
		);
	}

	public function test_keeps_the_site_logo_if_the_chosen_one_is_gone(): void {
		update_option( Options::OPTION, array( 'values' => array( 'sticky-header' => array( 'logo' => 999999 ) ) ) );
		$this->assertSame( '<a href="/"><img src="a.png"></a>', ( new Sticky_Header() )->add_logo( '<a href="/"><img src="a.png"></a>' ) );
	}
}
