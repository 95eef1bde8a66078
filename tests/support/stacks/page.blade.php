<html><head>@dwHead(['quiz'], ['user_id' => 7])</head><body><x-dw name="quiz" :props="$props"><p>Waiting &amp; "ready"</p></x-dw></body></html>
