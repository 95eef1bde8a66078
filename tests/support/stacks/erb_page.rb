# manifest, values, folder of the kit, file with another template: prints a page as ERB makes it
require "bigdecimal"
require "json"

manifest, values, kit, template = ARGV
require "#{kit}/rails/dealer_widgets_helper"
include DealerWidgetsHelper
DealerWidgetsHelper.manifest = manifest
$stdout.binmode
props = JSON.parse(File.read(values, encoding: "UTF-8"))
props = props.merge("date" => Time.new(2026, 11, 23, 9, 0, 0, "+08:00"), "decimal" => BigDecimal("150.50"), "long" => ("x" * 96 + "<é") * 100_000)
name = "<b>'Ali'</b>"
nonce = 'R4N"D'
broken = { "list" => ["caf\xE9"] }
if template
  # other templates see what Active Support adds: texts that are marked as HTML
  class SafeText < String
    def html_safe? = true
  end
  class Object
    def html_safe? = false
  end
  class String
    def html_safe = SafeText.new(self)
  end
  ERB::Util.singleton_class.prepend(Module.new { def html_escape(text) = text.html_safe? ? text : super })
end
page = template ? File.read(template, encoding: "UTF-8") : '<html><head><%= dw_head "quiz", settings: { user_id: 7 }, integrity: true %><meta content="<%= DealerWidgetsHelper.import_map_csp_hash("quiz") %>"></head><body><%= dw "quiz", props, fallback: %(<p>Waiting &amp; "ready"</p>) %></body></html>'
$stdout.write ERB.new(page).result(binding)
