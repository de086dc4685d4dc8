<?php
declare( strict_types=1 );

namespace Frontage\Tests\Admin\Split_Tests;

use Frontage\Domain\Split_Tests\Split_Tests;
use Frontage\Domain\Usage\Index;
use Frontage\Tests\Domain\Split_Tests\Theme_Files;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests that a test in a file of the theme ends as the site editor would end it: in a customized version of the template. */
final class ApplyInFilesTest extends Report_TestCase {
	private ?Theme_Files $theme = null;

	protected function tearDown(): void {
		$this->theme?->delete();
		parent::tearDown();
	}

	/**
	 * Applies it.
	 *
	 * @param string $path Path of the file.
	 * @param 'wp_template'|'wp_template_part' $type Post type.
	 * @param string $slug Slug of the template.
	 */
	#[TestWith( array( 'templates/page.html', 'wp_template', 'page' ) )]
	#[TestWith( array( 'parts/header.html', 'wp_template_part', 'header' ) )]
	public function test_applies_the_winner_in_a_customized_version_and_the_file_stays( string $path, string $type, string $slug ): void {
		$theme = $this->use( $path );
		self::assertSame( 'running', self::read( $this->get( '/split-tests' ) )['tests'][0]['state'], 'The list finds it.' );
		self::count_a_winner();
		self::assertTrue( $this->report()['place']['canReset'] );
		$answer = self::read( $this->change( 'apply', array( 'subject' => 1 ) ) );
		self::assertSame( array( 'ended', 'Short', null ), array( $answer['state'], $answer['applied'], $answer['place'] ) );
		$template = get_block_template( $theme->id( $slug ), $type );
		self::assertSame( array( 'custom', true ), array( $template?->source, $template?->has_theme_file ) );
		self::assertSame( self::BEFORE . self::CONTENTS[1] . self::AFTER, $template->content ?? '' );
		self::assertSame( 'ended', $this->report()['state'], 'It stays so.' );
		wp_delete_post( (int) $template?->wp_id, true );
		$report = $this->report();
		self::assertSame( array( 'running', '' ), array( $report['state'], $report['applied'] ), 'Reset to the file.' );
	}

	public function test_pauses_in_a_customized_version_and_goes_on(): void {
		$this->use( 'parts/header.html' );
		$number = Split_Tests::find( self::ID )->number ?? 0;
		self::assertSame( 'paused', self::read( $this->change( 'state', array( 'state' => 'paused' ) ) )['state'] );
		self::assertSame( 'running', self::read( $this->change( 'state', array( 'state' => 'running' ) ) )['state'] );
		$test = Split_Tests::find( self::ID );
		self::assertSame( array( $number, 'wp_template_part' ), array( $test?->number, get_post_type( $test->post ?? 0 ) ) );
	}

	public function test_says_why_it_cannot_be_applied_in_a_pattern(): void {
		$this->use( 'patterns/offer.php', "<?php\n/**\n * Title: Offer\n * Slug: split/offer\n */\n?>" );
		$place = $this->report()['place'];
		self::assertStringContainsString( 'the pattern “Offer”, which WordPress cannot change', $place['obstacle'] );
		$answer = $this->change( 'apply', array( 'subject' => 1 ) );
		self::assertSame( array( 403, 'not_editable' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$test = Split_Tests::find( self::ID );
		self::assertSame( array( Index::THEME, 'running' ), array( $test?->post, $test?->state ) );
	}

	public function test_refuses_a_user_who_may_not_edit_the_theme(): void {
		$theme = $this->use( 'parts/header.html' );
		add_filter( 'map_meta_cap', static fn ( $caps, $cap ) => 'edit_theme_options' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
		self::assertSame( 403, $this->change( 'apply', array( 'subject' => 1 ) )->get_status() );
		self::assertSame( 'theme', get_block_template( $theme->id( 'header' ), 'wp_template_part' )->source ?? '' );
	}

	public function test_refuses_what_was_customized_meanwhile(): void {
		$theme = $this->use( 'parts/header.html' );
		$read  = $this->report()['place']['read'];
		$theme->write( 'parts/header.html', self::test_markup() );
		$answer = $this->change( 'apply', compact( 'read' ) + array( 'subject' => 1 ) );
		self::assertSame( array( 409, 'changed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	/**
	 * Puts the test into a file of a new theme.
	 *
	 * @param string $path Path of the file.
	 * @param string $head What the file begins with.
	 */
	private function use( string $path, string $head = '' ): Theme_Files {
		$this->theme = new Theme_Files( array( $path => $head . self::BEFORE . self::test_markup() . self::AFTER ) );
		$this->get( '/split-tests' );
		return $this->theme;
	}
}
