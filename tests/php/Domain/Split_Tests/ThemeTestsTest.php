<?php
declare( strict_types=1 );

namespace Frontage\Tests\Domain\Split_Tests;

use Frontage\Base\Store\Tables;
use Frontage\Blocks\Split_Test\Get_Split_Subject;
use Frontage\Blocks\Split_Test\Record_Split;
use Frontage\Domain\Split_Tests\Split_Block;
use Frontage\Domain\Split_Tests\Split_Counts;
use Frontage\Domain\Split_Tests\Split_Tests;
use Frontage\Domain\Split_Tests\Theme_Tests;
use Frontage\Domain\Usage\Index;
use WP_REST_Request;

/** Tests that split tests in files of the theme are counted, and go on when the file is customized and reset. */
final class ThemeTestsTest extends Split_TestCase {
	private Theme_Files $theme;

	protected function setUp(): void {
		parent::setUp();
		$this->theme = new Theme_Files();
	}

	protected function tearDown(): void {
		$this->theme->delete();
		parent::tearDown();
	}

	public function test_a_test_in_a_template_a_part_or_a_pattern_is_counted_from_the_first_visitor_on(): void {
		foreach ( array( 'templates/page.html', 'parts/header.html', 'patterns/offer.php' ) as $path ) {
			$head  = str_ends_with( $path, '.php' ) ? "<?php\n/**\n * Title: Offer\n * Slug: split/offer\n */\n?>" : '';
			$theme = new Theme_Files( array( $path => $head . self::markup() ) );
			self::assertSame( 204, $this->see() );
			self::assertSame( array( 1 => array( 'view_page' => 1 ) ), Split_Counts::totals( self::TEST ), $path );
			self::assertSame( Index::THEME, Split_Tests::find( self::TEST )->post ?? null );
			$answer = $this->call( Get_Split_Subject::NAME, array( 'et_pb_ab_test_id' => self::TEST ) );
			self::assertStringContainsString( $answer->data()['id'] > 0 ? 'warm' : 'Fresh', $answer->data()['content'] );
			$theme->delete();
			$this->reset();
		}
	}

	public function test_a_file_that_changes_is_read_again(): void {
		$this->theme->write( 'parts/header.html', self::markup() );
		$this->see();
		$this->theme->write( 'parts/header.html', self::markup( array( 'state' => 'paused' ) ) );
		$this->see();
		self::assertSame( array( 'paused', 1 ), array( $this->state(), $this->seen() ) );
		$this->theme->write( 'parts/header.html', self::markup( array( 'goal' => 'view' ) ) );
		$this->see( 'B' );
		self::assertSame( array( 'running', 2 ), array( $this->state(), $this->seen() ) );
		$this->theme->write( 'parts/header.html', '' );
		$this->see( 'C' );
		self::assertSame( array( 'ended', 2 ), array( $this->state(), $this->seen() ) );
	}

	public function test_names_that_are_in_no_file_make_no_tests_and_read_no_file_twice(): void {
		global $wpdb;
		$this->theme->write( 'parts/header.html', self::markup() );
		$this->see();
		$read = 0;
		add_filter(
			'get_block_templates',
			static function ( array $all ) use ( &$read ): array {
				++$read;
				return $all;
			}
		);
		for ( $number = 10; $number < 30; $number++ ) {
			$this->record( "9b2504e0-4f89-41d3-9a0c-0305e82c33$number" );
			$this->see();
		}
		self::assertSame( 0, $read );
		self::assertSame( '1', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::name( Split_Tests::TABLE ) ) ) );
	}

	public function test_one_request_compares_the_files_once_whatever_it_names(): void {
		Theme_Tests::refresh();
		$compared = 0;
		add_filter(
			'pre_option_active_plugins', // Part of what is compared.
			static function ( mixed $value ) use ( &$compared ): mixed {
				++$compared;
				return $value;
			}
		);
		$records = array();
		for ( $number = 10; $number < 40; $number++ ) {
			$records[] = array(
				'test_id'     => "9b2504e0-4f89-41d3-9a0c-0305e82c33$number",
				'subject_id'  => 1,
				'record_type' => 'view_page',
			);
		}
		$sent = array( 'stats_data_array' => (string) wp_json_encode( $records ) );
		self::assertSame( 204, $this->call( Record_Split::NAME, $sent )->status );
		self::assertSame( 1, $compared );
	}

	public function test_a_customized_part_goes_on_with_the_test_and_so_does_the_file_after_a_reset(): void {
		$this->theme->write( 'parts/header.html', self::markup() );
		$this->see();
		$number = Split_Tests::find( self::TEST )->number ?? 0;
		$this->act_as( 1 );
		$post = $this->customize( array( 'content' => self::markup( array( 'name' => 'Mine' ) ) ) );
		self::assertSame( array( self::TEST ), array_keys( Split_Block::in( (string) get_post( $post )?->post_content ) ) );
		self::assertSame( array( $post, 'running', 'Mine' ), $this->place() );
		$this->act_as( 0 );
		$this->see( 'B' );
		$this->act_as( 1 );
		$this->customize( array( 'source' => 'theme' ) );
		self::assertNull( get_post( $post ) );
		self::assertSame( array( Index::THEME, 'running', '' ), $this->place() );
		$this->act_as( 0 );
		$this->see( 'C' );
		self::assertSame( array( $number, 3 ), array( Split_Tests::find( self::TEST )?->number, $this->seen() ) );
	}

	public function test_a_customized_part_without_the_test_ends_it(): void {
		$this->theme->write( 'parts/header.html', self::markup() );
		$this->see();
		$this->act_as( 1 );
		$this->customize( array( 'content' => '<!-- wp:paragraph --><p>None</p><!-- /wp:paragraph -->' ) );
		self::assertSame( 'ended', $this->state() );
		$this->act_as( 0 );
		$this->theme->write( 'parts/footer.html', '' );
		$this->see( 'B' );
		self::assertSame( array( 'ended', 1 ), array( $this->state(), $this->seen() ) );
	}

	public function test_a_pattern_that_is_inserted_becomes_a_test_of_its_own(): void {
		$this->theme->write( 'parts/header.html', self::markup() );
		Theme_Tests::refresh();
		$post = $this->make_test();
		$own  = array_key_first( Split_Block::in( (string) get_post( $post )?->post_content ) );
		self::assertNotSame( self::TEST, $own );
		self::assertSame( Index::THEME, Split_Tests::find( self::TEST )->post ?? null );
	}

	public function test_a_post_keeps_a_test_that_is_found_in_a_file_later(): void {
		$post = $this->make_test();
		$this->theme->write( 'parts/header.html', self::markup() );
		Theme_Tests::refresh();
		self::assertSame( $post, Split_Tests::find( self::TEST )->post ?? null );
	}

	public function test_a_link_to_a_file_that_is_gone_stops_nobody(): void {
		$this->theme->write( 'parts/header.html', self::markup() );
		$this->theme->write( 'parts/gone.html', '' );
		$link = get_theme_root() . '/' . get_stylesheet() . '/parts/.#header';
		self::assertTrue( symlink( 'nobody@nowhere.1', $link ) );
		self::assertSame( 204, $this->see() );
		self::assertSame( 1, $this->seen() );
		unlink( $link ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the test.
	}

	public function test_tests_in_patterns_of_the_same_title_are_all_counted(): void {
		foreach ( array( 'one', 'two' ) as $slug ) {
			$markup = 'one' === $slug ? self::markup() : str_replace( self::TEST, '9b2504e0-4f89-41d3-9a0c-0305e82c3310', self::markup() );
			register_block_pattern(
				"split/$slug",
				array(
					'title'   => 'Offer',
					'content' => $markup,
				)
			);
		}
		Theme_Tests::refresh();
		self::assertSame( 'running', $this->state() );
		self::assertSame( 'running', Split_Tests::find( '9b2504e0-4f89-41d3-9a0c-0305e82c3310' )->state ?? '' );
		self::assertSame( 'Offer', Theme_Tests::pattern( self::TEST )['name'] ?? '' );
	}

	public function test_another_theme_ends_the_test_and_it_goes_on_when_the_theme_is_back(): void {
		$this->theme->write( 'parts/header.html', self::markup() );
		$this->see();
		$before = get_stylesheet();
		$other  = new Theme_Files();
		$this->see( 'B' );
		self::assertSame( array( 'ended', 1 ), array( $this->state(), $this->seen() ) );
		switch_theme( $before );
		$this->see( 'C' );
		self::assertSame( array( 'running', 2 ), array( $this->state(), $this->seen() ) );
		$other->delete();
	}

	/**
	 * Saves the part as the site editor does.
	 *
	 * @param array<string, string> $fields What is sent.
	 * @return int Post ID.
	 */
	private function customize( array $fields ): int {
		$request = new WP_REST_Request( 'PUT', '/wp/v2/template-parts/' . $this->theme->id( 'header' ) );
		$request->set_body_params( $fields );
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return (int) ( (array) $answer->get_data() )['wp_id'];
	}

	/** Counts a visitor; returns the status. */
	private function see( string $browser = 'A' ): int {
		$_SERVER['HTTP_USER_AGENT'] = "Browser $browser";
		return $this->record( self::TEST );
	}

	/** Reports a visitor of variant 1; returns the status. */
	private function record( string $test ): int {
		$data = array(
			'test_id'     => $test,
			'subject_id'  => 1,
			'record_type' => 'view_page',
		);
		return $this->call( Record_Split::NAME, array( 'stats_data_array' => (string) wp_json_encode( $data ) ) )->status;
	}

	/** Returns the state of the test. */
	private function state(): string {
		return Split_Tests::find( self::TEST )->state ?? '';
	}

	/**
	 * Returns the post, state and name of the test.
	 *
	 * @return array{int|null, string|null, string|null}
	 */
	private function place(): array {
		$test = Split_Tests::find( self::TEST );
		return array( $test?->post, $test?->state, $test?->name );
	}

	/** Returns the number of visitors. */
	private function seen(): int {
		return Split_Counts::totals( self::TEST )[1]['view_page'] ?? 0;
	}

	/** Forgets all tests. */
	private function reset(): void {
		global $wpdb;
		foreach ( array( 'split_tests', 'split_days', 'votes' ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Tables::name( $table ) ) );
		}
	}
}
